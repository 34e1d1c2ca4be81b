import crown from "icon:laurel-crown";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { say, t } from "../../i18n";
import { api, Problem } from "../../net/api";
import { openTable } from "../../table/open";
import { Button, Icon, RuleLink, SeatMark } from "../../ui";
import { Trouble } from "../../ui/Fetched";
import { Prose } from "../../ui/Prose";
import type { PartyScore, Result, SeatInfo, TableInfo } from "../../wire/messages";

interface Props {
  result: Result;
  info: TableInfo;
  seats: readonly SeatInfo[];
}

/** How the game ended: places, points by source, and what to do next. */
export function ResultPanel({ result, info, seats }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const winners = result.scores.filter((one) => one.winner).map((one) => say(one.name));
  return (
    <section class="result" aria-labelledby="result-head">
      <h2 id="result-head" ref={head} tabIndex={-1}>
        <Icon of={crown} />
        {winners.length
          ? t("result.won", { names: winners.join(", "), count: winners.length })
          : t(seats.length === 1 ? "result.lost" : "result.none")}
      </h2>
      <Scores result={result} />
      {say(result.tie_break) && (
        <p class="result-tie">
          <Prose text={say(result.tie_break)} />
        </p>
      )}
      <Afterwards info={info} seats={seats} />
    </section>
  );
}

/** A number with a true minus sign. */
function figure(number: number): string {
  return String(number).replace("-", "−");
}

/** Points by source: a row for each source, a column for each party. */
export function Scores({ result }: { result: Result }) {
  const parties = [...result.scores].sort((one, two) => one.place - two.place);
  const sources = new Map(parties.flatMap((one) => one.lines).map((line) => [line.label.en, line]));
  const lineOf = (party: PartyScore, source: string) => party.lines.find((line) => line.label.en === source);
  return (
    <div class="scores" tabIndex={0} role="region" aria-label={t("result.points")}>
      <table>
        <thead>
          <tr>
            <td />
            {parties.map((one) => (
              <th key={one.party} scope="col" class={one.winner ? "winner" : ""}>
                <span class="scores-place">{t("result.place", { place: one.place })}</span>
                {one.party >= 0 && <SeatMark seat={one.party} />} {say(one.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...sources].map(([source, line]) => (
            <tr key={source}>
              <th scope="row">
                {say(line.label)} <RuleLink id={line.rule} />
              </th>
              {parties.map((one) => {
                const points = lineOf(one, source);
                return (
                  <td key={one.party}>
                    {points ? figure(points.points) : "–"}
                    {points && points.count !== 0 && points.count !== points.points && (
                      <small>×{points.count}</small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("result.total")}</th>
            {parties.map((one) => (
              <td key={one.party} class={one.winner ? "winner" : ""}>
                {figure(one.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Afterwards({ info, seats }: Omit<Props, "result">) {
  const { table, game, options } = info;
  const { route } = useLocation();
  const opening = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const alone = seats.filter((one) => one.person).length <= 1;
  const again = async () => {
    const wish = seats.map((one) => ({ bot: one.person ? null : one.bot, name: one.name }));
    opening.value = true;
    problem.value = null;
    try {
      route(await openTable({ game, seats: wish, options }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
    } finally {
      opening.value = false;
    }
  };
  return (
    <div class="result-next">
      {alone ? (
        <Button kind="primary" disabled={opening.value} onClick={() => void again()}>
          {t("result.again")}
        </Button>
      ) : (
        <a class="button button-primary" href={`/new/${game}`}>
          {t("result.again")}
        </a>
      )}
      <a class="button button-plain" href={`/replay/${table}`}>
        {t("replay")}
      </a>
      <a class="button button-plain" href={api.recordAddress(table)} download={`${game}-${table}.txt`}>
        {t("result.record")}
      </a>
      {problem.value && <Trouble problem={problem.value} />}
    </div>
  );
}
