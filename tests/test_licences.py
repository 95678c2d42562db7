"""The list of dependencies is complete and says what the packages say of themselves."""

from __future__ import annotations

import re

from tests import licences

_PERMISSIVE = re.compile(r"MIT|BSD|Apache|APL|ISC|PSF|OFL")
_COPYLEFT = re.compile(r"GPL|AGPL|MPL|EUPL|SSPL", re.IGNORECASE)


def test_every_pinned_package_is_listed() -> None:
    assert set(licences.written()) == set(licences.pinned())


def test_the_list_says_what_the_packages_say() -> None:
    installed = licences.found()
    assert len(installed) > 50
    written = licences.written()
    assert {name: written.get(name) for name in installed} == installed


def test_whoever_runs_the_bot_has_permissive_licences_alone() -> None:
    of_the_bot = {name: licence for name, (licence, use) in licences.written().items() if use == "bot"}
    assert {"discord-py", "pillow", "sqlalchemy", "font-source-sans-pro"} <= set(of_the_bot)
    for name, licence in of_the_bot.items():
        assert _PERMISSIVE.search(licence), (name, licence)
        assert not _COPYLEFT.search(licence), (name, licence)
