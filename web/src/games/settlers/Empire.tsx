import buried from "icon:brick-pile";
import { Thing } from "../../board";
import { Icon } from "../../ui";
import type { LocationView, PlayerView, RowView } from "../../wire/settlers";
import type { Kind } from "./content";
import { boardOf, isCard } from "./content";
import { Deals } from "./Deals";
import { deckEmblem, goodEmblem, kindEmblem } from "./emblems";
import { GoodsRow } from "./Good";
import { CardInspect } from "./Inspect";
import { cardName, factionName, partyName } from "./naming";
import { Place } from "./Place";
import { Spending } from "./Spending";
import { EmpireStanding } from "./Standing";
import { Stock } from "./Stock";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./Empire.css";

interface Props {
  of: PlayerView;
  party: number;
  /** The large one: whose it is stands on the board. */
  own?: boolean;
}

const most = (rows: readonly RowView[], side: "faction" | "common"): number =>
  Math.max(...rows.map((row) => row[side].length), 0);

/** An empire as the rulebook lays it out: three rows, faction locations left of the board, common ones right. */
export function Empire({ of, party, own = false }: Props) {
  const { seat, seats } = useTable();
  // The sides share the width as their longest rows need it.
  const [left, right] = [Math.max(2, most(of.rows, "faction")), Math.max(2, most(of.rows, "common"))];
  const columns = `minmax(0, ${left}fr) 16.5rem minmax(0, ${right}fr) 4.4rem`;
  return (
    <div class="s-empire" style={{ "--columns": columns }}>
      <h3 class="spoken">{t("empire", { name: partyName(seats, party, of.virtual) })}</h3>
      <div class="s-board" style={{ "--faction": of.faction ? `var(--${of.faction})` : "var(--accent)" }}>
        <Deals of={of.deals} party={party} />
        <div class="s-board-face">
          {of.faction && <Icon of={deckEmblem(of.faction)} class="s-board-emblem" />}
          {own && <EmpireStanding of={of} party={party} />}
          {of.faction && (
            <p class="s-yields">
              <b>{factionName(of.faction)}</b>
              <span data-tip={t("yields")}>
                <span class="spoken">{t("yields")}</span>
                <GoodsRow of={boardOf(of.faction).production} />
              </span>
            </p>
          )}
          <Stock of={of} party={party} />
          {own && seat !== null && <Spending />}
        </div>
      </div>
      {of.rows.map((row, place) => (
        <Row key={row.kind} of={row} owner={party} line={place + 1} />
      ))}
      {of.foundations.length > 0 && <Foundations of={of.foundations} />}
    </div>
  );
}

/** One row: its faction locations left of the board, its common ones right. */
function Row({ of, owner, line }: { of: RowView; owner: number; line: number }) {
  const kind = word(`kind.${of.kind}`);
  const empty = of.faction.length + of.common.length === 0;
  return (
    <div class="s-line" style={{ "--line": line }} data-empty={empty} data-kind={of.kind}>
      <Side of={of.faction} owner={owner} side="faction" name={t("row", { kind, side: t("factionSide") })} />
      <Side of={of.common} owner={owner} side="common" name={t("row", { kind, side: t("commonSide") })} />
      <h4 class="s-row-name">
        <Icon of={kindEmblem(of.kind as Kind)} /> {kind}
      </h4>
    </div>
  );
}

interface SideProps {
  of: readonly LocationView[];
  owner: number;
  side: "faction" | "common";
  name: string;
}

/** One row on one side of the board. */
function Side({ of, owner, side, name }: SideProps) {
  return (
    <ul class={`s-row s-row-${side} s-row-places`} aria-label={name}>
      {of.map((location) => (
        <Place key={location.card} of={location} owner={owner} />
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
  const { byCard } = useTable();
  return (
    <div class="s-foundations">
      <h4 class="s-row-name">
        <Icon of={goodEmblem("location")} /> {title("view.foundations")}
      </h4>
      <ul class="s-row-places" aria-label={title("view.foundations")}>
        {of.map((card, place) => {
          const text = card ? t("foundation", { card: cardName(card) }) : t("foundation.hidden");
          return (
            <li key={card || place} data-thing={card || undefined}>
              <Thing
                class="s-foundation"
                label={text}
                moves={byCard.get(card) ?? []}
                look={isCard(card) ? () => <CardInspect of={card} /> : undefined}
                data-tip={text}
              >
                <Icon of={buried} />
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
