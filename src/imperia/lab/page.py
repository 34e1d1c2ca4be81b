"""The laboratory's report as one HTML file that opens offline, in both languages, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from statistics import fmean
from typing import Final

from imperia.bots.texts import bot_label
from imperia.games import game as find_game
from imperia.kernel.content import Name
from imperia.kernel.game import Game
from imperia.kernel.texts import LANGS, load_texts
from imperia.lab.balance import Balance, Piece, Share
from imperia.lab.contrast import ALIKE, RESULT, Difference, Measure
from imperia.lab.laboratory import Lab

TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))
STYLE: Final = Path(__file__).with_name("page.css")

# A text or a number in one language.
Say = Callable[[str], str]
# Measures that are shares, and are told in hundredths.
SHARES: Final = ("seat_wins", "role_wins", "card")
WIDTH: Final = 320
# About what people take for a decision; those without a choice, which nobody waits for, make up for the long ones.
SECONDS_A_DECISION: Final = 12
ROW: Final = 22


def page(lab: Lab, command: str) -> str:
    """The report; `command` makes it again."""
    return _Page(lab, command).html()


def verdict(lab: Lab) -> Say:
    """The report in a sentence."""
    return _Page(lab, "").verdict()


def both(say: Say) -> str:
    """Something in both languages, of which the reader chooses one."""
    told = {lang: escape(say(lang), quote=False) for lang in LANGS}
    if len(set(told.values())) == 1:
        return told[LANGS[0]]
    return "".join(f'<span lang="{lang}">{one}</span>' for lang, one in told.items())


def figure(value: float, places: int) -> Say:
    """A number as either language writes it."""
    written = f"{value:.{places}f}".replace("-", "−")
    return lambda lang: written.replace(".", ",") if lang == "fr" else written


def percent(share: float) -> Say:
    """A share in hundredths."""
    return lambda lang: TEXTS.say("label.percent", lang, {"share": figure(100 * share, 1)(lang)})


def text(key: str, **values: object) -> Say:
    """A text of the report; its details may be in either language themselves."""
    return lambda lang: TEXTS.say(
        key, lang, {name: value(lang) if callable(value) else value for name, value in values.items()}
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first column names its rows."""
    head = "".join(f'<th scope="col">{both(text(f"head.{one}"))}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def plot(rows: Sequence[tuple[float, float, float, bool]], line: float, low: float, high: float) -> str:
    """Intervals with their means above each other, and the line that they are held against."""

    def place(value: float) -> str:
        return f"{WIDTH * (min(max(value, low), high) - low) / ((high - low) or 1.0):.1f}"

    marks = "".join(
        f'<g class="{"off" if off else "even"}" transform="translate(0,{ROW * number + ROW // 2})">'
        f'<line x1="{place(start)}" x2="{place(end)}" y1="0" y2="0"/><circle cx="{place(mean)}" cy="0" r="4"/></g>'
        for number, (start, mean, end, off) in enumerate(rows)
    )
    height = ROW * len(rows)
    par = f'<line class="par" x1="{place(line)}" x2="{place(line)}" y1="0" y2="{height}"/>'
    size = f'viewBox="-6 0 {WIDTH + 12} {height}" width="{WIDTH}" height="{height}"'
    return f'<svg aria-hidden="true" {size}>{par}{marks}</svg>'


def bars(counts: dict[int, int]) -> str:
    """How many games had each length, as columns."""
    first, last, most = min(counts), max(counts), max(counts.values())
    wide = WIDTH / (last - first + 1)
    columns = "".join(
        f'<rect x="{wide * (length - first):.1f}" y="{80 - 80 * count / most:.1f}" width="{wide * 0.9:.1f}" '
        f'height="{80 * count / most:.1f}"><title>{length}: {count}</title></rect>'
        for length, count in counts.items()
    )
    return (
        f'<svg role="img" aria-label="{first}–{last}" viewBox="0 0 {WIDTH} 100" width="{WIDTH}" height="100">{columns}'
        f'<text x="0" y="96">{first}</text><text x="{WIDTH}" y="96" text-anchor="end">{last}</text></svg>'
    )


class _Page:
    def __init__(self, lab: Lab, command: str) -> None:
        self._lab = lab
        self._game = find_game(lab.game)
        self._command = command
        self._balance = lab.changed or lab.printed

    def html(self) -> str:
        lab = self._lab
        parts = [*self._compared(), *self._results(self._balance), *self._course(self._balance), *self._luck()]
        parts += [*self._levels(), *self._lifts()]
        parts += [*self._pieces("cards", self._balance.cards), *self._pieces("verbs", self._balance.verbs)]
        title = text("report.title", game=self._game.sheet.title.say)
        facts = [both(self._plan())]
        if lab.contrast is not None:
            facts.append(both(text("report.tried", change=lab.change, content=lab.changed_content)))
        about = "".join(f"<p>{one}</p>" for one in facts)
        again = f"{both(text('report.repeat'))}: <code>{escape(self._command)}</code>"
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title('en'))}</title><style>{STYLE.read_text('utf-8')}</style></head><body>"
            '<input type="radio" name="lang" id="en" checked><label for="en">English</label>'
            '<input type="radio" name="lang" id="fr"><label for="fr" lang="fr">Français</label>'
            f"<main><h1>{both(title)}</h1>"
            f'<p class="verdict">{both(self.verdict())}</p>{about}{"".join(parts)}'
            f"<footer><p>{both(text('report.method'))}</p><p>{again}</p></footer></main></body></html>\n"
        )

    def _plan(self) -> Say:
        lab = self._lab
        names = dict.fromkeys(lab.bots)
        return text(
            "report.plan",
            games=lab.printed.games,
            seats=lab.seats,
            bots=lambda lang: ", ".join(bot_label(bot, lang) for bot in names),
            content=lab.content,
            rules=lab.rules,
            seed=lab.seed,
        )

    # The verdict

    def verdict(self) -> Say:
        compared = self._lab.contrast
        if compared is not None:
            real = [one for one in compared.differences if one.real and one.measure.family == RESULT]
            real.sort(key=lambda one: one.p)
            what = [_told(one, self._named(one.measure)) for one in real[:3]]
            return text(
                f"verdict.{compared.verdict}",
                what=lambda lang: "; ".join(one(lang) for one in what),
                seeds=compared.seeds,
                points=round(100 * ALIKE),
            )
        found = self._balance
        off = [(self._seat(one.word), one) for one in found.seats if one.off]
        off += [(self._name(one.word), one) for one in found.roles if one.off]
        if not off:
            return text("verdict.even")
        stands = [text("verdict.stands", who=who, wins=figure(100 * one.wins, 1)) for who, one in off]
        return text(
            "verdict.off",
            par=figure(100 * found.par, 0),
            what=lambda lang: "; ".join(one(lang) for one in stands),
        )

    # The comparison

    def _compared(self) -> list[str]:
        compared = self._lab.contrast
        if compared is None:
            return []
        real = sorted((one for one in compared.differences if one.real), key=lambda one: one.p)
        results = [one for one in compared.differences if one.measure.family == RESULT]
        found = [_section("differences", self._differences(real) if real else _paragraph(text("section.none")))]
        if results:
            wins = [one for one in results if one.measure.kind in SHARES]
            drawn = plot([(one.low, one.difference, one.high, one.real) for one in wins], 0.0, -0.5, 0.5)
            found.append(_section("results", drawn, self._differences(results)))
        return [*found, _paragraph(text("report.balance_of"))]

    def _differences(self, differences: Sequence[Difference]) -> str:
        return table(
            ["measure", "printed", "changed", "difference", "interval", "p"],
            [
                [
                    both(self._named(one.measure)),
                    *(both(_figure(one.measure, value)) for value in (one.printed, one.changed, one.difference)),
                    _interval(_figure(one.measure, one.low), _figure(one.measure, one.high)),
                    both(figure(one.p, 4)),
                ]
                for one in differences
            ],
        )

    # Balance

    def _results(self, found: Balance) -> list[str]:
        sections = [self._shares("seats", found, found.seats, self._seat)]
        if found.roles:
            sections.append(self._shares("roles", found, found.roles, self._name))
        if found.bots:
            sections.append(self._shares("bots", found, found.bots, _bot))
        if found.meetings:
            sections.append(_section("meetings", self._matrix(found)))
        rows = [
            [both(self._source(one.word)), both(figure(one.winners, 2)), both(figure(one.others, 2))]
            for one in found.sources
        ]
        return [*sections, _section("sources", table(["source", "winners", "others"], rows))]

    def _shares(self, key: str, found: Balance, shares: Sequence[Share], name: Callable[[str], Say]) -> str:
        drawn = plot([(one.low, one.wins, one.high, one.off) for one in shares], found.par, 0.0, 1.0)
        rows = [
            [
                both(name(one.word)),
                str(one.games),
                both(percent(one.wins)),
                _interval(percent(one.low), percent(one.high)),
                both(figure(one.points, 1)),
            ]
            for one in shares
        ]
        return _section(key, drawn, table(["who", "games", "wins", "interval", "points"], rows))

    def _matrix(self, found: Balance) -> str:
        roles = [one.word for one in found.roles]
        cells = {(one.role, one.other): one for one in found.meetings}
        head = "".join(f'<th scope="col">{both(self._name(role))}</th>' for role in roles)
        body = ""
        for role in roles:
            row = [cells.get((role, other)) for other in roles]
            shown = "".join(
                f'<td title="{one.games}">{both(percent(one.ahead))}</td>' if one is not None else "<td>·</td>"
                for one in row
            )
            body += f'<tr><th scope="row">{both(self._name(role))}</th>{shown}</tr>'
        return f'<div class="wide"><table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def _course(self, found: Balance) -> list[str]:
        minutes = found.decisions * SECONDS_A_DECISION / 60
        values = {"decisions": found.decisions, "minutes": minutes, "leads": found.leads, "margin": found.margin}
        rows = [[both(text(f"measure.{kind}", word="")), both(figure(value, 1))] for kind, value in values.items()]
        body = "".join(f'<tr><th scope="row">{name}</th><td>{value}</td></tr>' for name, value in rows)
        drawn = f"<figure>{bars(found.lengths)}<figcaption>{both(text('label.length'))}</figcaption></figure>"
        return [_section("course", drawn, f"<table><tbody>{body}</tbody></table>")]

    def _luck(self) -> list[str]:
        found = self._lab.luck
        if found is None:
            return []
        said = text(
            "report.luck",
            games=found.games,
            luck=percent(found.luck),
            low=percent(found.low),
            high=percent(found.high),
            skill=percent(1 - found.luck),
        )
        width = WIDTH * min(max(found.luck, 0.0), 1.0)
        bar = (
            f'<svg aria-hidden="true" viewBox="0 0 {WIDTH} 24" width="{WIDTH}" height="24">'
            f'<rect class="luck" x="0" y="0" width="{width:.1f}" height="24"/>'
            f'<rect x="{width:.1f}" y="0" width="{WIDTH - width:.1f}" height="24"/></svg>'
        )
        return [_section("luck", bar, _paragraph(said), _paragraph(text("report.account")))]

    def _levels(self) -> list[str]:
        """One column for each strength: what stays, whoever plays, and what moves."""
        levels = [(self._lab.bots[0], self._balance)] if len(set(self._lab.bots)) == 1 else []
        levels += [(level.bot, level.balance) for level in self._lab.levels]
        if len(levels) < 2:
            return []
        columns = [found for _, found in levels]
        head = "".join(f'<th scope="col">{both(_bot(bot))}</th>' for bot, _ in levels)
        rows = [(text("head.games"), [str(found.games) for found in columns])]
        for group, name in (("seats", self._seat), ("roles", self._name)):
            shares = [{one.word: one for one in getattr(found, group)} for found in columns]
            for word in dict.fromkeys(word for one in shares for word in one):
                label = text(
                    "measure.seat_wins" if group == "seats" else "measure.role_wins",
                    word=word if group == "seats" else name(word),
                )
                rows.append((label, [_with_doubt(one.get(word)) for one in shares]))
        rows += [
            (text(f"measure.{kind}", word=""), [both(figure(getattr(found, kind), 1)) for found in columns])
            for kind in ("decisions", "leads", "margin")
        ]
        rows.append((text("label.mean_length"), [both(figure(_mean(found.lengths), 1)) for found in columns]))
        points = [fmean(one.points for one in found.seats) for found in columns]
        rows.append((text("head.points"), [both(figure(one, 1)) for one in points]))
        body = "".join(
            f'<tr><th scope="row">{both(label)}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
            for label, cells in rows
        )
        made = f'<div class="wide"><table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        return [_section("levels", made)]

    def _lifts(self) -> list[str]:
        """What each card does, the sure ones first in a plot."""
        found = self._lab.lifts
        if not self._lab.lift_seeds:
            return []
        real = [one for one in found if one.real]
        note = _paragraph(text("report.lift", seeds=self._lab.lift_seeds, tried=len(found), real=len(real)))
        if not found:
            return [_section("lift", note)]
        reach = max(max(abs(one.low), abs(one.high)) for one in found)
        rows = [
            [
                both(self._name(one.card)) + ("" if not one.real else ' <b aria-hidden="true">●</b>'),
                plot([(one.low, one.lead, one.high, one.real)], 0.0, -reach, reach),
                both(signed(figure(one.lead, 1), one.lead)),
                _interval(figure(one.low, 1), figure(one.high, 1)),
                both(signed(figure(100 * one.wins, 0), one.wins)),
                str(one.games),
                both(figure(one.p, 4)),
            ]
            for one in found
        ]
        heads = ["piece", "lift", "lift_points", "interval", "lift_wins", "games", "p_alone"]
        return [_section("lift", note, table(heads, rows))]

    def _pieces(self, key: str, pieces: Sequence[Piece]) -> list[str]:
        cards = key == "cards"
        heads = ["piece", "seen", "presence", "used"] if cards else ["verb", "moved"]
        rows = [
            [
                both(self._name(one.word)),
                *([both(percent(one.seen))] if cards else []),
                both(percent(one.presence)),
                *([both(percent(one.used))] if cards else []),
                both(percent(one.wins)),
                _interval(percent(one.low), percent(one.high)),
            ]
            for one in sorted(pieces, key=lambda one: (-one.presence, one.word))
        ]
        note = _paragraph(text("report.had")) if key == "cards" else ""
        return [_section(key, note, table([*heads, "won", "interval"], rows))] if rows else []

    # Names

    def _name(self, word: str) -> Say:
        return _name_in(self._lab.names, word)

    def _seat(self, word: str) -> Say:
        return text("label.seat", seat=word)

    def _source(self, word: str) -> Say:
        return lambda lang: self._game.score_label(word, lang)

    def _named(self, measure: Measure) -> Say:
        return measure_label(measure, self._game, self._lab.names)


def _name_in(names: Mapping[str, Name], word: str) -> Say:
    known = names.get(word)
    return known.say if known is not None else lambda lang: word


def measure_label(measure: Measure, game: Game, names: Mapping[str, Name]) -> Say:
    """What a measure is called."""
    word = _name_in(names, measure.word)
    if measure.kind == "source":
        return text("measure.source", word=lambda lang: game.score_label(measure.word, lang))
    return text(f"measure.{measure.kind}", word=word)


def _told(one: Difference, name: Say) -> Say:
    before, after = _figure(one.measure, one.printed), _figure(one.measure, one.changed)
    return lambda lang: f"{name(lang)} {before(lang)} → {after(lang)}"


def _figure(measure: Measure, value: float) -> Say:
    return percent(value) if measure.kind in SHARES else figure(value, 2)


def signed(say: Say, value: float) -> Say:
    """A number with its sign, whichever it is."""
    return lambda lang: f"+{say(lang)}" if value > 0 else say(lang)


def _bot(name: str) -> Say:
    return lambda lang: bot_label(name, lang)


def _with_doubt(one: Share | None) -> str:
    """A share of wins and half of its interval."""
    if one is None:
        return "·"
    return both(lambda lang: f"{percent(one.wins)(lang)} ± {figure(50 * (one.high - one.low), 0)(lang)}")


def _mean(lengths: dict[int, int]) -> float:
    return sum(length * games for length, games in lengths.items()) / sum(lengths.values())


def _interval(low: Say, high: Say) -> str:
    return both(lambda lang: f"{low(lang)} … {high(lang)}")


def _paragraph(say: Say) -> str:
    return f"<p>{both(say)}</p>"


def _section(key: str, *parts: str) -> str:
    return f"<section><h2>{both(text(f'section.{key}'))}</h2>{''.join(parts)}</section>"
