"""What can be made to go wrong with requests: errors with Discord's own codes, delays, limits, lost connections."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

EXPIRED, ALREADY_ANSWERED = (404, 10062), (400, 40060)
UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, NO_ACCESS = (404, 10008), (404, 10003), (403, 50013)


@dataclass
class Fault:
    """The next `times` requests that match are answered so. `status` 0: the connection is cut..

    `is_done`: the request is carried out and only its answer is lost.
    """

    method: str
    path: str
    status: int = 0
    code: int = 0
    times: int = 1
    delay: float = 0.0
    is_done: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, object] = field(default_factory=dict)
    seen: int = 0

    def fits(self, method: str, path: str) -> bool:
        return self.seen < self.times and method == self.method and re.search(self.path, path) is not None


def limited(method: str, path: str, seconds: float, times: int = 1) -> Fault:
    """429, as a bucket that is empty."""
    bucket = {"X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": str(seconds)}
    headers = {"Via": "1.1 google", "Retry-After": str(seconds), **bucket}  # without Via it is Cloudflare who answers
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return Fault(method, path, 429, times=times, headers=headers, body=body)


def broken(method: str, path: str, status: int = 503, times: int = 1) -> Fault:
    return Fault(method, path, status, times=times)


def refused(method: str, path: str, error: tuple[int, int], times: int = 1) -> Fault:
    return Fault(method, path, error[0], error[1], times=times)
