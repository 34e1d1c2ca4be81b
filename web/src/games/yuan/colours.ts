import { useEffect } from "preact/hooks";
import type { YuanView } from "../../wire/yuan";

/** Let the marks of the seats wear the colours of their clans, on the whole page, for as long as the board is shown. */
export function useClanColours(view: YuanView): void {
  const clans = view.clans.map((one) => one.clan).join();
  useEffect(() => {
    const { style } = document.documentElement;
    // Who has no clan yet has no colour, which would be that of another.
    const set = clans
      .split(",")
      .map((clan, seat) => [`--seat-${seat}`, clan ? `var(--${clan})` : "var(--ink-soft)"]);
    if (clans.replaceAll(",", "")) set.push(["--seat-line", "var(--clan-line)"]);
    for (const [name = "", value = ""] of set) style.setProperty(name, value);
    return () => {
      for (const [name = ""] of set) style.removeProperty(name);
    };
  }, [clans]);
}
