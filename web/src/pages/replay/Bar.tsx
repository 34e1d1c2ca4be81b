import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t as page } from "../../i18n";
import { type Speed, speed } from "../../table/playback";
import { t } from "../../table/texts";
import { Button } from "../../ui";
import { PackMark } from "../../ui/PackMark";
import { RecordLink } from "../../ui/RecordLink";
import { nameOfSeat } from "../../ui/SeatName";
import { lines as list, next, pause, play, previous, start } from "../../ui/signs";
import type { SeatInfo, TableInfo } from "../../wire/messages";
import { isWide } from "../table/prefs";
import { type Step, step } from "./stops";

const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];

interface Props {
  info: TableInfo;
  seats: readonly SeatInfo[];
  at: Signal<number>;
  last: number;
  seat: Signal<number | null>;
  playing: Signal<boolean>;
  steps: readonly Step[];
  go(move: number): void;
  leap(forwards: boolean): void;
  openLog(): void;
  /** What else can be done with the game. */
  children?: ComponentChildren;
}

/** The controls of a replay. */
export function Bar({ info, seats, at, last, seat, playing, steps, go, leap, openLog, children }: Props) {
  return (
    <section class="replay-bar" aria-label={page("replay.control")}>
      <Button icon={start} name={page("replay.start")} onClick={() => go(0)} />
      <Button icon={previous} name={t("replay.back")} onClick={() => leap(false)} />
      <Button
        kind="primary"
        icon={playing.value ? pause : play}
        name={playing.value ? page("replay.pause") : page("replay.play")}
        onClick={() => {
          if (at.value >= last) at.value = 0;
          playing.value = !playing.value;
        }}
      />
      <Button icon={next} name={t("replay.next")} onClick={() => leap(true)} />
      <Choice label={t("replay.step")} value={step.value} set={(one) => (step.value = one as Step)}>
        {steps.map((one) => [one, t(`replay.step.${one}`)])}
      </Choice>
      <label class="replay-slider">
        <span class="spoken">{page("replay.slider")}</span>
        <input
          type="range"
          min="0"
          max={last}
          value={at.value}
          data-tip={t("replay.keys")}
          aria-valuetext={page("replay.at", { move: at.value, last: last })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </label>
      <output>
        {at.value} / {last}
      </output>
      <Choice
        label={t("replay.speed")}
        value={speed.value === "skip" ? "fast" : speed.value}
        set={(one) => (speed.value = one as Speed)}
      >
        {SPEEDS.map((one) => [one, page(`speed.${one}`)])}
      </Choice>
      <Choice
        label={page("replay.seat")}
        value={String(seat.value ?? "")}
        set={(one) => (seat.value = one === "" ? null : Number(one))}
      >
        {[["", page("spectator")], ...seats.map((one) => [String(one.seat), nameOfSeat(one.seat, seats)])]}
      </Choice>
      {!isWide.value && (
        <Button class="replay-log" kind="quiet" icon={list} name={page("log")} onClick={openLog} />
      )}
      {children}
      <PackMark game={info.game} pack={info.pack} />
      <RecordLink table={info.table} game={info.game} kind="quiet" />
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  set(value: string): void;
  /** Values and what they are called. */
  children: readonly (readonly string[])[];
}

function Choice({ label, value, set, children }: ChoiceProps) {
  return (
    <label class="replay-choice">
      <small>{label}</small>
      <select class="field" value={value} onChange={(event) => set(event.currentTarget.value)}>
        {children.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
