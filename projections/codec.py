"""Codec: events to the bytes that the log keeps, and back.

The stored type is `ID.tag`; the payload is the event's fields as JSON without the tag, in the order of the Struct.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, get_args

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

_ENCODE = msgspec.json.Encoder().encode


class Vocabulary(Protocol):
    """What a codec needs of a game, or of `marks`."""

    @property
    def ID(self) -> str: ...
    @property
    def Event(self) -> Any: ...


class Codec:
    """Encodes and decodes the events of one vocabulary."""

    def __init__(self, words: Vocabulary) -> None:
        kinds = get_args(words.Event) or (words.Event,)
        self.decoders: dict[str, Callable[[bytes], Any]] = {}  # by stored type, for the fold's inner loop
        self._types: dict[type, tuple[str, int]] = {}  # stored type, length of the tag in the encoded text
        for kind in kinds:
            tag = kind.__struct_config__.tag
            stored = f"{words.ID}.{tag}"
            self.decoders[stored] = msgspec.json.Decoder(kind).decode
            self._types[kind] = (stored, len(_ENCODE({"type": tag})) - 1)

    def encode(self, event: Any) -> tuple[str, bytes]:
        """Stored type and payload."""
        stored, cut = self._types[type(event)]
        fields = _ENCODE(event)[cut:].removeprefix(b",")
        return stored, b"{" + fields

    def decode(self, stored: str, payload: bytes) -> Any:
        """The event. Raises KeyError for an unknown type, msgspec.DecodeError for a broken payload."""
        return self.decoders[stored](payload)
