"""Small changes to immutable tuples."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def with_added(values: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    return (*values[:index], values[index] + amount, *values[index + 1 :])


def without_first(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    index = values.index(value)
    return (*values[:index], *values[index + 1 :])
