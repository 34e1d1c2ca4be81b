import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Part, useHold } from "../../board";
import { say } from "../../i18n";
import { PACE, speed } from "../../table/playback";
import { Button, SeatMark, scrolls } from "../../ui";
import { cross, next, pause, play, previous } from "../../ui/signs";
import type { Yuan } from "../../wire/yuan";
import { PlansShown } from "./PlansShown";
import { useShown } from "./shown";
import { type Text, t } from "./texts";
import { isLifting, type Turn } from "./turns";
import "./Playback.css";

// A scene with many lines stands longer.
const LINE = 350;

/** The last turn step by step: forwards, backwards, by itself, or not at all. */
export function Playback({ turn }: { turn: Turn }) {
  const { seats, seat } = useHold<Yuan>();
  const { at } = useShown();
  const running = useSignal(true);
  const place = at.value ?? 0;
  const last = turn.scenes.length - 1;
  const scene = turn.scenes[Math.min(place, last)];

  useEffect(() => {
    if (!running.value) return;
    const wait = Math.max(700, 1.4 * PACE[speed.value]) + LINE * (scene?.lines.length ?? 0);
    const timer = setTimeout(() => {
      if (place < last) at.value = place + 1;
      else at.value = null;
    }, wait);
    return () => clearTimeout(timer);
  }, [running.value, place, turn.move]);

  if (!scene) return null;
  const plans = scene.lines.filter(isLifting);
  const told = scene.lines.filter((line) => !isLifting(line));
  const go = (to: number) => {
    running.value = false;
    at.value = Math.max(0, Math.min(last, to));
  };
  return (
    <Part on="map" class="y-playback sheet" label={t("playback")}>
      <header>
        <b>{t(`stage.${scene.stage}` as Text)}</b>
        <small>{t("playback.step", { at: place + 1, last: last + 1 })}</small>
        <Button
          kind="quiet"
          icon={previous}
          name={t("playback.back")}
          disabled={place === 0}
          onClick={() => go(place - 1)}
        />
        <Button
          kind="quiet"
          icon={running.value ? pause : play}
          name={t(running.value ? "playback.pause" : "playback.auto")}
          onClick={() => {
            running.value = !running.value;
          }}
        />
        <Button
          kind="quiet"
          icon={next}
          name={t("playback.next")}
          disabled={place === last}
          onClick={() => go(place + 1)}
        />
        <Button
          kind="quiet"
          icon={cross}
          name={t("playback.skip")}
          onClick={() => {
            at.value = null;
          }}
        />
      </header>
      <div class="y-steps" aria-hidden="true">
        {turn.scenes.map((_, index) => (
          // Scenes are known by their order.
          <span key={index} class={index <= place ? "y-done" : ""} />
        ))}
      </div>
      <section class="y-told" {...scrolls} aria-label={t(`stage.${scene.stage}` as Text)}>
        {plans.length > 0 && <PlansShown lines={plans} seats={seats} seat={seat} />}
        <ul>
          {told.map((line, index) => (
            // Lines of one scene have no other identity than their order.
            <li key={index} class={line.seat === seat ? "y-own" : ""}>
              {line.seat >= 0 && <SeatMark seat={line.seat} />}
              <span>{say(line.text)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Part>
  );
}
