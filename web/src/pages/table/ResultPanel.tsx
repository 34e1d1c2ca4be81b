import crown from "icon:laurel-crown";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { say, t } from "../../i18n";
import { api } from "../../net/api";
import { followTo } from "../../table/recent";
import type { TableStore } from "../../table/store";
import { Button, Icon, RuleLink, SeatMark } from "../../ui";
import { Prose } from "../../ui/Prose";
import type { PartyScore, PointsLine, Result, TableInfo } from "../../wire/messages";
import { SeedProof } from "./Fairness";
import "./ResultPanel.css";

interface Props {
  store: TableStore;
  result: Result;
  info: TableInfo;
}

/** How the game ended: places, points by source, and what to do next. */
export function ResultPanel({ store, result, info }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const winners = result.scores.filter((one) => one.winner).map((one) => say(one.name));
  return (
    <section class="result" aria-labelledby="result-head">
      <h2 id="result-head" ref={head} tabIndex={-1}>
        {winners.length > 0 && <Icon of={crown} />}
        {winners.length
          ? t("result.won", { names: winners, count: winners.length })
          : t(info.seats === 1 ? "result.lost" : "result.none")}
      </h2>
      <Scores result={result} />
      {say(result.tie_break) && (
        <p class="result-tie">
          <Prose text={say(result.tie_break)} />
        </p>
      )}
      <SeedProof info={info} proof={store.playback.latest.value?.proof} />
      <Afterwards store={store} info={info} />
    </section>
  );
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
    <div class="scores" tabIndex={0} role="region" aria-label={t("result.points")}>
      {parties.length > ABREAST ? (
        <ByParty parties={parties} sources={sources} />
      ) : (
        <BySource parties={parties} sources={sources} />
      )}
    </div>
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
              <Points key={one.party} of={one} source={source} parties={parties} />
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
              <Points key={source.label} of={one} source={source} parties={parties} />
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

interface PointsProps extends Omit<ScoreProps, "sources"> {
  of: PartyScore;
  source: PointsLine;
}

/** The points of a party from a source; what brings nobody points, and only breaks ties, is counted. */
function Points({ of, source, parties }: PointsProps) {
  const lineOf = (party: PartyScore) => party.lines.find((line) => line.label === source.label);
  const line = lineOf(of);
  if (!line) return <td>–</td>;
  if (parties.every((one) => !lineOf(one)?.points)) return <td class="scores-soft">{line.count}</td>;
  return (
    <td>
      {figure(line.points)}
      {line.count !== 0 && line.count !== line.points && <small>×{line.count}</small>}
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
      {sequel ? (
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
      <a class="button button-plain" href={`/replay/${table}`}>
        {t("replay")}
      </a>
      <a class="button button-plain" href={api.recordAddress(table)} download={`${game}-${table}.txt`}>
        {t("result.record")}
      </a>
    </div>
  );
}
