import { useEffect } from "preact/hooks";
import type { YuanView } from "../../wire/yuan";

/** Let the marks of the seats wear the colours of their clans, on the whole page, for as long as the board is shown. */
export function useClanColours(view: YuanView): void {
  const clans = view.clans.map((one) => one.clan).join();
  useEffect(() => {
    const { style } = document.documentElement;
    const set = clans
      .split(",")
      .flatMap((clan, seat) => (clan ? [[`--seat-${seat}`, `var(--y-${clan})`]] : []));
    if (set.length) set.push(["--seat-line", "var(--y-outline)"]);
    for (const [name = "", value = ""] of set) style.setProperty(name, value);
    return () => {
      for (const [name = ""] of set) style.removeProperty(name);
    };
  }, [clans]);
}
