"""Checks of single values. Each takes the name of the field and its value, and returns the value to use or raises."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

Check = Callable[[str, Any], Any]


class SpecError(Exception):
    """A field with a wrong value; the message is one line and names the field."""

    def __init__(self, name: str, problem: str):
        super().__init__(f'{name}: {problem}')


def number(low: float | None = None, high: float | None = None) -> Check:
    def check(name: str, value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise SpecError(name, f'{value!r} is not a number')
        if (low is not None and value < low) or (high is not None and value > high):
            raise SpecError(name, f'{value!r} is not {limits(low, high)}')
        return value

    return check


def limits(low: float | None, high: float | None) -> str:
    if high is None:
        return f'at least {low}'
    return f'at most {high}' if low is None else f'from {low} to {high}'


def whole(low: int, high: int) -> Check:
    in_range = number(low, high)

    def check(name: str, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise SpecError(name, f'{value!r} is not a whole number')
        return in_range(name, value)

    return check


def one_of(options: Collection) -> Check:
    def check(name: str, value: Any) -> Any:
        if isinstance(value, bool | list | dict) or value not in options:
            raise SpecError(name, f'{value!r} is not one of {", ".join(str(option) for option in options)}')
        return value

    return check


def yes_or_no(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise SpecError(name, f'{value!r} is not true or false')
    return value


def text(name: str, value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise SpecError(name, f'{value!r} is not a text')
    return value


def colour(name: str, value: Any) -> tuple[float, float, float]:
    """Linear RGB; tints may exceed 1."""
    if not isinstance(value, list | tuple) or len(value) != 3:
        raise SpecError(name, f'{value!r} is not three numbers')
    return tuple(number(0)(name, channel) for channel in value)


def size(name: str, value: Any) -> tuple[int, int]:
    good = isinstance(value, list | tuple) and len(value) == 2
    if not good or any(isinstance(side, bool) or not isinstance(side, int) or side < 1 for side in value):
        raise SpecError(name, f'{value!r} is not two positive whole numbers')
    return tuple(value)


def record(fields: Mapping[str, Check]) -> Check:
    """An object with no other than these fields; returns those that are given. null counts as not given."""

    def check(name: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise SpecError(name or 'spec', f'{value!r} is not an object')
        checked = {}
        for key, entry in value.items():
            path = f'{name}.{key}' if name else key
            if key not in fields:
                raise SpecError(path, 'unknown field')
            if entry is not None:
                checked[key] = fields[key](path, entry)
        return checked

    return check


def require(name: str, given: Mapping[str, Any], *keys: str) -> None:
    for key in keys:
        if key not in given:
            raise SpecError(f'{name}.{key}' if name else key, 'missing')


def list_of(item: Check) -> Check:
    def check(name: str, value: Any) -> list:
        if not isinstance(value, list | tuple):
            raise SpecError(name, f'{value!r} is not a list')
        return [item(f'{name}[{index}]', entry) for index, entry in enumerate(value)]

    return check
