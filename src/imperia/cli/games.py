"""`imperia games`: which games there are."""

from __future__ import annotations

import imperia
from imperia.cli.options import AsJson, InLang
from imperia.cli.output import console, emit, say, table
from imperia.cli.texts import heads
from imperia.kernel.game import Game


def games(lang: InLang, as_json: AsJson = False) -> None:
    """List the games, with their seats and options."""
    found = [imperia.game(name) for name in imperia.game_names()]
    if as_json:
        emit([game.sheet for game in found])
        return
    listing = table(*heads("game title players minutes by", lang))
    for game in found:
        sheet = game.sheet
        listing.add_row(
            game.name,
            sheet.title.say(lang),
            f"{min(sheet.seats)}-{max(sheet.seats)}",
            "-".join(map(str, sheet.minutes)),
            f"{', '.join(sheet.authors)} ({sheet.publisher}, {sheet.year})",
        )
    console().print(listing)
    for game in found:
        _say_options(game, lang)


def _say_options(game: Game, lang: str) -> None:
    for option in game.sheet.options:
        values = " | ".join(str(value).lower() for value in option.values)
        meaning = game.texts.say(f"option.{option.name}", lang)
        say(f"\n{game.name}: --option {option.name}={values}   {meaning} ({option.rule})")
