import { pair, say, t } from "../../i18n";
import { decimal, percent, signed } from "../../i18n/figures";
import { Button, SeatMark, scrolls } from "../../ui";
import { next, previous } from "../../ui/signs";
import type { Judged, Report } from "../../wire/messages";
import { Chart } from "./Chart";
import "./coach.css";

const MARKS = ["·", "!", "!!", "!!!"] as const;

interface Props {
  report: Report;
  /** After how many moves the board stands. */
  at: number;
  go(move: number): void;
}

/** What the coach has to say: the course of the game, what cost something, what turned it, luck and skill. */
export function CoachPanel({ report, at, go }: Props) {
  const { looked_at: looked, decisions: all, done } = report;
  return (
    <div class="coach" data-testid="coach">
      <Chart report={report} at={at} go={go} />
      <p class="coach-soft" role="status">
        {t(done || looked === all ? "coach.looked" : "coach.working", { looked, all })}
      </p>
      <Errors report={report} at={at} go={go} />
      <section aria-labelledby="coach-turning">
        <h3 id="coach-turning">{t("coach.turning")}</h3>
        <TurningPoints report={report} at={at} go={go} />
      </section>
      <Accounts report={report} />
    </div>
  );
}

/** The three decisions around which most has changed. */
export function TurningPoints({ report, at, go }: Props) {
  return (
    <ul class="coach-list">
      {report.turning.map((one) => (
        <li key={one.move}>
          <button type="button" class="coach-go" aria-current={one.move === at} onClick={() => go(one.move)}>
            <span class="coach-where">
              {one.seat >= 0 && <SeatMark seat={one.seat} label={say(report.parties[one.seat] ?? "")} />}{" "}
              {t("coach.at", { move: one.move + 1, round: one.round })}
            </span>
            <span>{one.seat >= 0 ? say(one.played) : t("coach.before")}</span>
            <span class="coach-soft">
              {pair(
                say(report.parties[report.seat] ?? ""),
                t("coach.turned", {
                  luck: signed(100 * (one.luck[report.seat] ?? 0)),
                  skill: signed(100 * (one.skill[report.seat] ?? 0)),
                }),
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Errors({ report, at, go }: Props) {
  const { judged } = report;
  const before = judged.findLast((one) => one.move < at);
  const after = judged.find((one) => one.move > at);
  return (
    <section aria-labelledby="coach-judged">
      <div class="coach-head">
        <h3 id="coach-judged">{t("coach.judged")}</h3>
        <Button
          kind="quiet"
          icon={previous}
          name={t("coach.previous")}
          disabled={!before}
          onClick={() => before && go(before.move)}
        />
        <Button
          kind="quiet"
          icon={next}
          name={t("coach.next")}
          disabled={!after}
          data-testid="next-error"
          onClick={() => after && go(after.move)}
        />
      </div>
      {judged.length === 0 && <p>{t(report.done ? "coach.none" : "coach.none.yet")}</p>}
      <ol class="coach-list">
        {judged.map((one) => (
          <li key={one.move}>
            <button
              type="button"
              class="coach-go"
              aria-current={one.move === at}
              onClick={() => go(one.move)}
            >
              <Where of={one} />
              <span>{say(one.played)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where a decision was taken, and what it cost. */
function Where({ of }: { of: Judged }) {
  return (
    <span class="coach-where">
      <b
        class="coach-mark"
        data-mark={of.mark}
        role="img"
        aria-label={t(`coach.mark.${of.mark as 0 | 1 | 2 | 3}`)}
      >
        {MARKS[of.mark]}
      </b>
      {t("coach.at", { move: of.move + 1, round: of.round })}
      <b>{percent(-of.loss)}</b>
    </span>
  );
}

/** A decision beside the board at which it was taken: what was played, what is better, and why. */
export function JudgedHere({ of }: { of: Judged }) {
  return (
    <section class="coach-here" aria-live="polite" data-testid="judged">
      <Where of={of} />
      <dl>
        <dt>{t("coach.played")}</dt>
        <dd>{say(of.played)}</dd>
        <dt>{t("coach.better")}</dt>
        <dd>
          <b>{say(of.better)}</b>
        </dd>
      </dl>
      <p class="coach-soft">
        {t("coach.loss", { loss: percent(-of.loss, 1), error: decimal(100 * of.error) })};{" "}
        {t("coach.open.loss", { loss: percent(-of.open_loss, 1) })}
      </p>
      {of.reasons.length > 0 && (
        <ul class="coach-reasons">
          {of.reasons.map((one) => (
            <li key={one.label}>
              <b>{signed(one.points, 1)}</b> {say(one.label)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Accounts({ report }: { report: Report }) {
  return (
    <section aria-labelledby="coach-account">
      <h3 id="coach-account">{t("coach.account")}</h3>
      <div class="coach-scroll" {...scrolls}>
        <table class="coach-account">
          <thead>
            <tr>
              <td />
              <th scope="col">{t("coach.begun")}</th>
              <th scope="col">{t("coach.luck")}</th>
              <th scope="col">{t("coach.own")}</th>
              <th scope="col">{t("coach.others")}</th>
              <th scope="col">{t("coach.result")}</th>
            </tr>
          </thead>
          <tbody>
            {report.accounts.map((one) => (
              <tr key={one.party}>
                <th scope="row">
                  <SeatMark seat={one.party} /> {say(report.parties[one.party] ?? "")}
                </th>
                <td>{decimal(100 * one.begun, 0)}</td>
                <td>{signed(100 * one.luck)}</td>
                <td>{signed(100 * one.own)}</td>
                <td>{signed(100 * one.others.reduce((sum, other) => sum + other, 0))}</td>
                <td>{decimal(100 * one.result, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="coach-soft">{t("coach.account.more")}</p>
    </section>
  );
}
