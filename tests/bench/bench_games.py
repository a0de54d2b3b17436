"""Games: random decisions a second, and microseconds an event for decode and fold, beside python-chess.

python-chess's figure is its checked fold: `Board.push_san` of recorded games, which parses a move, checks that it is
legal and makes it, the work that our reader does with a line. Its unchecked fold is `Board.push` of ready moves.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import chess

from projections import registry
from projections.codec import Codec
from projections.play import steps
from projections.setup import setup_from
from tests.bench.measuring import row, seconds

MATCHES = 40


def main() -> None:
    for name in registry.ids():
        _game(name)
    _chess()


def _game(name: str) -> None:
    game = registry.game(name)
    for players in game.SEATS:
        setup = setup_from(game, seats=players, options={})
        rng = Random(1)
        start = perf_counter()
        matches = [list(steps(game, setup, rng)) for _ in range(MATCHES)]
        spent = perf_counter() - start
        decisions = sum(map(len, matches))
        row(f"{name}, {players} seats: random play", decisions / spent, "decisions/s")
        events, fold_s = _fold(game, setup, matches)
        row(f"{name}, {players} seats: decode and fold", fold_s / events * 1e6, "µs/event")


def _fold(game: Any, setup: Any, matches: list[Any]) -> tuple[int, float]:
    codec = Codec(game)
    stored = [[codec.encode(event) for step in history for event in step.events] for history in matches]

    def work() -> None:
        decoders, evolve = codec.decoders, game.evolve
        for rows in stored:
            state = game.initial(setup)
            for kind, payload in rows:
                state = evolve(state, decoders[kind](payload))

    return sum(map(len, stored)), seconds(work)


def _chess() -> None:
    rng = Random(1)
    games: list[tuple[list[str], list[chess.Move]]] = []
    for _ in range(20):
        board = chess.Board()
        sans, moves = [], []
        while not board.is_game_over() and len(moves) < 120:
            move = rng.choice(list(board.legal_moves))
            sans.append(board.san(move))
            moves.append(move)
            board.push(move)
        games.append((sans, moves))

    def checked() -> None:
        for sans, _ in games:
            board = chess.Board()
            for san in sans:
                board.push_san(san)

    def unchecked() -> None:
        for _, moves in games:
            board = chess.Board()
            for move in moves:
                board.push(move)

    count = sum(len(moves) for _, moves in games)
    row("python-chess: checked fold (push_san)", seconds(checked) / count * 1e6, "µs/move")
    row("python-chess: unchecked fold (push)", seconds(unchecked) / count * 1e6, "µs/move")


if __name__ == "__main__":
    main()
