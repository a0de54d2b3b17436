"""Command: click's commands with help in the reader's language and options that may stand before or after the name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from cli.app import App
from cli.words import WORDS, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from projections.labels import Lang


class ReaderGone(Exception):
    """Whoever read our output has closed it."""


class Option(click.Option):
    """An option whose help is a key of WORDS."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None or self.help not in WORDS:
            return record
        return record[0], record[1].replace(self.help, say(_lang(ctx), self.help))


class Command(click.Command):
    """A command whose help is a key of WORDS; takes the shared options too."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.extend(shared())

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002  # the whole line fits
        return say(App.current_lang(), self.help or "")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), say(_lang(ctx), "help.usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(_lang(ctx), self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for param in self.get_params(ctx) if (record := param.get_help_record(ctx))]
        with formatter.section(say(_lang(ctx), "help.options")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say(_lang(ctx), "help.help")
        return option


class Group(Command, click.Group):
    """A group of commands; `lazy` names those whose module is imported when they run: module and help key by name."""

    command_class = Command

    def __init__(self, *args: Any, lazy: dict[str, tuple[str, str]] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy or {}

    def invoke(self, ctx: click.Context) -> Any:
        """Raises ReaderGone, which click lets through; it would leave with 1 for a broken pipe."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError as error:
            raise ReaderGone from error

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.lazy, *(name for name in super().list_commands(ctx) if name not in self.lazy)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.lazy:
            return super().get_command(ctx, cmd_name)
        from importlib import import_module

        module, _ = self.lazy[cmd_name]
        command: click.Command = getattr(import_module(module), f"{cmd_name}_command")
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, say(_lang(ctx), self._help_key(ctx, name))) for name in self.list_commands(ctx)]
        with formatter.section(say(_lang(ctx), "help.commands")):
            formatter.write_dl(rows)

    def _help_key(self, ctx: click.Context, name: str) -> str:
        if name in self.lazy:
            return self.lazy[name][1]
        command = super().get_command(ctx, name)
        return (command.help or "") if command else ""


def command(name: str, *params: click.Parameter, described: str = "") -> Callable[[Callable[..., Any]], Command]:
    """A command `name` with `params`; its help is the key `described`, else `help.NAME`. Its function gets the App."""

    def make(run: Callable[..., Any]) -> Command:
        return Command(name, callback=click.pass_obj(run), params=list(params), help=described or f"help.{name}")

    return make


def option(*names: str, **settings: Any) -> Option:
    """An option whose help is the key `opt.NAME` of its longest name, unless `help` says another."""
    key = max(names, key=len).split("/")[0].lstrip("-")
    return Option(names, **{"help": f"opt.{key}", **settings})


def argument(name: str, **settings: Any) -> click.Argument:
    """One called `game` is completed from those installed."""
    from cli.completing import complete_game

    completed = {"shell_complete": complete_game} if name == "game" else {}
    return click.Argument([name], **{**completed, **settings})


def match_argument() -> click.Argument:
    """A match by id, unique prefix, or `@`; completed from the log."""
    from cli.completing import complete_match

    return click.Argument(["match"], metavar="MATCH", shell_complete=complete_match)


def seat_option() -> Option:
    return option("--seat", metavar="SEAT")


def at_option() -> Option:
    return option("--at", type=int, metavar="N")


def version_option() -> Option:
    return option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_tell_version)


def shared() -> Sequence[click.Option]:
    """The options that every command takes, before or after its name."""
    return (
        _shared("--db", metavar="URL"),
        _shared("--log", metavar="NAME"),
        _shared("--lang", type=click.Choice(("en", "ja"))),
        _shared("--json", is_flag=True),
        _shared("--no-color", is_flag=True),
        _shared("-q", "--quiet", is_flag=True),
        _shared("-v", "--verbose", is_flag=True),
    )


def _shared(*names: str, **settings: Any) -> Option:
    return option(*names, expose_value=False, is_eager=True, callback=_remember, **settings)


def _tell_version(ctx: click.Context, _: click.Parameter, value: Any) -> None:
    if value:
        from importlib.metadata import version

        click.echo(f"kifu {version('kifu')}")
        ctx.exit()


def _remember(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    if value and isinstance(ctx.obj, App):
        setattr(ctx.obj, f"{param.name}_asked" if param.name == "json" else str(param.name), value)


def _lang(ctx: click.Context) -> Lang:
    return ctx.obj.lang if isinstance(ctx.obj, App) else App.current_lang()
