import crown from "icon:laurel-crown";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { say, t } from "../../i18n";
import { keepBest } from "../../table/best";
import { campaignAddress } from "../../table/campaigns";
import { followTo } from "../../table/recent";
import { sound } from "../../table/sound";
import type { TableStore } from "../../table/store";
import { t as told } from "../../table/texts";
import { Button, Icon, RuleLink, SeatMark, scrolls } from "../../ui";
import { Prose } from "../../ui/Prose";
import { RecordLink } from "../../ui/RecordLink";
import type { PartyScore, PointsLine, Result, TableInfo } from "../../wire/messages";
import { addressOf } from "../replay/address";
import { SeedProof } from "./Fairness";
import { Turned } from "./Turned";
import "./ResultPanel.css";

interface Props {
  store: TableStore;
  result: Result;
  info: TableInfo;
}

/** How the game ended: places, points by source, and what to do next. */
export function ResultPanel({ store, result, info }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
    sound("end");
  }, []);
  const alone = info.seats === 1;
  const why = say(result.tie_break) || (alone ? byPoints(result) : "");
  const decided = why && (
    <p class="result-tie">
      <Prose text={why} />
    </p>
  );
  return (
    <section class="result" aria-labelledby="result-head">
      <h2 id="result-head" ref={head} tabIndex={-1}>
        {result.scores.some((one) => one.winner && (!alone || one.party === 0)) && <Icon of={crown} />}
        {headline(result, alone)}
      </h2>
      {/* Alone it need not be the points that decide, so what did comes first. */}
      {alone && decided}
      <Afterwards store={store} info={info} />
      {alone && store.seat.value !== null && <Best info={info} result={result} />}
      <Scores result={result} />
      <Turned table={info.table} seat={store.seat.value} />
      {!alone && decided}
      <SeedProof info={info} proof={store.playback.latest.value?.proof} />
    </section>
  );
}

/** Who has won, and by how many points; alone, whether one has. */
function headline(result: Result, alone: boolean): string {
  const winners = result.scores.filter((one) => one.winner);
  if (alone) return t(winners.some((one) => one.party === 0) ? "result.victory" : "result.defeat");
  if (!winners.length) return t("result.none");
  const names = winners.map((one) => say(one.name));
  const others = result.scores.filter((one) => !one.winner).map((one) => one.total);
  if (!others.length) return t("result.won", { names, count: winners.length });
  const points = figure(winners[0]?.total ?? 0);
  return told("result.won.by", {
    names,
    count: winners.length,
    points,
    against: figure(Math.max(...others)),
  });
}

/** What decided where the points did: one's own against those of the opponent. */
function byPoints({ scores: [own, other] }: Result): string {
  return own && other ? t("result.by", { points: own.total, against: other.total }) : "";
}

/** The best result of this browser at the same level, this one included. */
function Best({ info, result }: Pick<Props, "info" | "result">) {
  const { best, first } = useMemo(() => keepBest(info, result), []);
  return best && !first ? (
    <p class="result-best">
      {t(best.table === info.table ? "best.now" : "best.before", {
        points: best.points,
        against: best.against,
      })}
    </p>
  ) : null;
}

/** A number with a true minus sign. */
function figure(number: number): string {
  return String(number).replace("-", "−");
}

// More parties than so many stand below each other, so that a phone shows them all.
const ABREAST = 4;

/** Points by source and party. */
export function Scores({ result }: { result: Result }) {
  const parties = [...result.scores].sort((one, two) => one.place - two.place);
  const lines = new Map(parties.flatMap((one) => one.lines).map((line) => [line.label, line]));
  const sources = [...lines.values()];
  return (
    <section class="scores" {...scrolls} aria-label={t("result.points")}>
      {parties.length > ABREAST ? (
        <ByParty parties={parties} sources={sources} />
      ) : (
        <BySource parties={parties} sources={sources} />
      )}
    </section>
  );
}

interface ScoreProps {
  parties: readonly PartyScore[];
  sources: readonly PointsLine[];
}

/** A row for each source, a column for each party. */
function BySource({ parties, sources }: ScoreProps) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {parties.map((one) => (
            <th key={one.party} scope="col" class={one.winner ? "winner" : ""}>
              <span class="scores-place">{t("result.place", { place: one.place })}</span>
              <PartyName of={one} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.label}>
            <th scope="row">
              {say(source.label)} <RuleLink id={source.rule} />
            </th>
            {parties.map((one) => (
              <Points key={one.party} of={one} source={source} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("result.total")}</th>
          {parties.map((one) => (
            <Total key={one.party} of={one} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A row for each party, a column for each source. */
function ByParty({ parties, sources }: ScoreProps) {
  return (
    <table class="scores-many">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("result.total")}</th>
          {sources.map((source) => (
            <th key={source.label} scope="col">
              {say(source.label)} <RuleLink id={source.rule} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parties.map((one) => (
          <tr key={one.party}>
            <th scope="row" class={one.winner ? "winner" : ""}>
              <span class="scores-place">{t("result.place", { place: one.place })}</span>{" "}
              <PartyName of={one} />
            </th>
            <Total of={one} />
            {sources.map((source) => (
              <Points key={source.label} of={one} source={source} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PartyName({ of }: { of: PartyScore }) {
  return (
    <>
      {of.party >= 0 && <SeatMark seat={of.party} />} {say(of.name)}
    </>
  );
}

function Total({ of }: { of: PartyScore }) {
  return <td class={of.winner ? "scores-total winner" : "scores-total"}>{figure(of.total)}</td>;
}

interface PointsProps {
  of: PartyScore;
  source: PointsLine;
}

/** The points of a party from a source, so that a column adds up; behind them how many of it there are. */
function Points({ of, source }: PointsProps) {
  const line = of.lines.find((one) => one.label === source.label);
  if (!line) return <td>–</td>;
  return (
    <td class={line.points ? "" : "scores-soft"}>
      {figure(line.points)}
      {line.count !== 0 && line.count !== line.points && (
        <small data-tip={t("result.count", { count: line.count })}> ({line.count})</small>
      )}
    </td>
  );
}

/** What to do next: the same again with the same people, or a look back. */
function Afterwards({ store, info }: Omit<Props, "result">) {
  const { table, game } = info;
  const { route } = useLocation();
  const asked = useSignal(false);
  const sequel = store.playback.latest.value?.sequel;
  const follow = () => {
    if (sequel) route(followTo(sequel, table, store.secret));
  };
  // Who wanted to play again goes there at once, the others when they like.
  useEffect(() => {
    if (asked.value) follow();
  }, [sequel, asked.value]);
  return (
    <div class="result-next">
      {info.campaign ? (
        <a class="button button-primary" href={campaignAddress(info.campaign, store.secret)}>
          {t("result.campaign")}
        </a>
      ) : sequel ? (
        <Button kind="primary" onClick={follow}>
          {t(store.seat.value === null ? "result.watch" : "result.join")}
        </Button>
      ) : store.seat.value === null ? (
        <a class="button button-primary" href={`/new/${game}`}>
          {t("result.again")}
        </a>
      ) : (
        <Button
          kind="primary"
          onClick={() => {
            asked.value = true;
            void store.ask({ type: "again" });
          }}
        >
          {t("result.again")}
        </Button>
      )}
      <a class="button button-plain" href={`/replay/${table}?coach`}>
        {t("coach.open")}
      </a>
      <a class="button button-plain" href={addressOf(table, { move: 0, seat: store.seat.value })}>
        {t("replay")}
      </a>
      <RecordLink table={table} game={game} kind="plain" />
    </div>
  );
}
