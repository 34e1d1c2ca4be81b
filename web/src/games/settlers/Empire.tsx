import buried from "icon:brick-pile";
import { say } from "../../i18n";
import { Icon } from "../../ui";
import type { LocationView, PlayerView, RowView } from "../../wire/settlers";
import type { Kind } from "./content";
import { boardOf, isCard } from "./content";
import { Deals } from "./Deals";
import { deckEmblem, goodEmblem, kindEmblem } from "./emblems";
import { GoodsRow } from "./Good";
import { useHold } from "./hold";
import type { Placing } from "./moves";
import { cardName, factionName } from "./naming";
import { Place } from "./Place";
import { Spending } from "./Spending";
import { Standing } from "./Standing";
import { Stock } from "./Stock";
import { t, title, word } from "./texts";

interface Props {
  of: PlayerView;
  party: number;
  name: string;
  /** The large one: whose it is stands on the board. */
  own?: boolean;
  /** With the action of the board, for the reader's own. */
  spending?: boolean;
  placings?: readonly Placing[];
  placing?: Placing | null;
  take?: (placing: Placing | null) => void;
}

const most = (rows: readonly RowView[], side: "faction" | "common"): number =>
  Math.max(...rows.map((row) => row[side].length), 0);

/** An empire as the rulebook lays it out: three rows, faction locations left of the board, common ones right. */
export function Empire({
  of,
  party,
  name,
  own = false,
  spending = false,
  placings = [],
  placing = null,
  take,
}: Props) {
  // The sides share the width as their longest rows need it.
  const [left, right] = [Math.max(2, most(of.rows, "faction")), Math.max(2, most(of.rows, "common"))];
  const columns = `minmax(0, ${left}fr) 16.5rem minmax(0, ${right}fr) 4.4rem`;
  return (
    <div class="s-empire" style={{ "--columns": columns }}>
      <h3 class="spoken">{t("empire", { name })}</h3>
      <div class="s-board" data-faction={of.faction}>
        <Deals of={of.deals} party={party} />
        <div class="s-board-face">
          {of.faction && <Icon of={deckEmblem(of.faction)} class="s-board-emblem" />}
          {own && <Standing of={of} party={party} name={name} />}
          {of.faction && (
            <p class="s-yields">
              <b>{factionName(of.faction)}</b>
              <span data-tip={t("yields")}>
                <span class="spoken">{t("yields")}</span>
                <GoodsRow of={boardOf(of.faction).production} />
              </span>
            </p>
          )}
          <Stock
            of={of}
            party={party}
            name={name}
            placings={placings}
            placing={placing}
            {...(take ? { take } : {})}
          />
          {spending && <Spending />}
        </div>
      </div>
      {of.rows.map((row, place) => (
        <Row key={row.kind} of={row} line={place + 1} />
      ))}
      {of.foundations.length > 0 && <Foundations of={of.foundations} />}
    </div>
  );
}

/** One row: its faction locations left of the board, its common ones right. */
function Row({ of, line }: { of: RowView; line: number }) {
  const kind = word(`kind.${of.kind}`);
  const empty = of.faction.length + of.common.length === 0;
  return (
    <div class="s-line" style={{ "--line": line }} data-empty={empty}>
      <Side of={of.faction} side="faction" name={t("row", { kind, side: t("factionSide") })} />
      <Side of={of.common} side="common" name={t("row", { kind, side: t("commonSide") })} />
      <h4 class="s-row-name">
        <Icon of={kindEmblem(of.kind as Kind)} /> {kind}
      </h4>
    </div>
  );
}

interface SideProps {
  of: readonly LocationView[];
  side: "faction" | "common";
  name: string;
}

/** One row on one side of the board. */
function Side({ of, side, name }: SideProps) {
  return (
    <ul class={`s-row s-row-${side} s-row-places`} aria-label={name}>
      {of.map((location) => (
        <Place key={location.card} of={location} />
      ))}
      {of.length === 0 && (
        <li class="s-empty">
          <span aria-hidden="true">{t(side === "faction" ? "factionSide" : "commonSide")}</span>
          <span class="spoken">{t("emptyRow")}</span>
        </li>
      )}
    </ul>
  );
}

/** Foundations: face down, each may be given up for a location. */
export function Foundations({ of }: { of: readonly string[] }) {
  const hold = useHold();
  return (
    <div class="s-foundations">
      <h4 class="s-row-name">
        <Icon of={goodEmblem("location")} /> {title("view.foundations")}
      </h4>
      <ul class="s-row-places" aria-label={title("view.foundations")}>
        {of.map((card, place) => {
          const move = card ? hold.byCard.get(card)?.[0] : undefined;
          const text = card ? t("foundation", { card: cardName(card) }) : t("foundation.hidden");
          return (
            <li key={card || place} {...(card ? { "data-thing": card } : {})}>
              <button
                type="button"
                class={`s-foundation ${move ? "s-lit" : ""}`}
                aria-label={move ? say(move.label) : text}
                data-move={move?.notation}
                data-tip={text}
                onClick={() => {
                  if (move) hold.choose(move);
                  else if (card && isCard(card)) hold.inspect(card);
                }}
              >
                <Icon of={buried} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
