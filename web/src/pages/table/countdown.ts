import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { SeatInfo } from "../../wire/messages";

/** The seconds that are left, counted from when the server told them of a seat; null where nobody is waited for. */
export function useCountdown(seat: SeatInfo): number | null {
  const { grace } = seat;
  const end = useMemo(() => Date.now() + 1000 * (grace ?? 0), [seat]);
  const now = useSignal(Date.now());
  // For somebody who has never come it stands still.
  const running = grace !== null && seat.came !== false && end > now.value;
  useEffect(() => {
    now.value = Date.now();
    if (!running) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [end, running]);
  return grace === null ? null : Math.max(0, Math.ceil((end - now.value) / 1000));
}

/** Seconds as a clock shows them. */
export function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
