"""All subjects: every registered game and the test-only one."""

from __future__ import annotations

from tests.laws import duel, egizia, imhotep, offerings, pyramids
from tests.laws.subject import Subject

SUBJECTS: dict[str, Subject] = {
    subject.key: subject
    for subject in (imhotep.SUBJECT, duel.SUBJECT, pyramids.SUBJECT, egizia.SUBJECT, offerings.SUBJECT)
}
