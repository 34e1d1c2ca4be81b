import { SeatMark } from "../../ui";
import { partyName } from "./naming";
import { useTable } from "./table";
import { t } from "./texts";
import "./Popularity.css";

// The spaces of the track; whoever passes the last takes a token worth as many points and goes on from the first.
const SPACES = 50;
const TENS: readonly number[] = [0, 10, 20, 30, 40];

/** The popularity track, with everybody who scores. */
export function Popularity() {
  const { view, seats } = useTable();
  const scoring = view.players.filter((one) => one.kind !== "mercenaries");
  return (
    <figure class="d-popularity" aria-label={t("popularity")}>
      {TENS.map((space) => (
        <small key={space} style={{ "--x": space / SPACES }} aria-hidden="true">
          {space}
        </small>
      ))}
      {scoring.map((one, place) => {
        const name = partyName(seats, one.party, view);
        return (
          <span
            key={one.party}
            style={{ "--x": one.track_space / SPACES, "--lane": place }}
            data-tip={t("popularity.of", { name, count: one.points })}
          >
            <SeatMark seat={one.party} label={t("popularity.of", { name, count: one.points })} />
            {one.score_tokens > 0 && <b>+{SPACES * one.score_tokens}</b>}
          </span>
        );
      })}
    </figure>
  );
}
