import { effect } from "@preact/signals";
import { kept } from "./kept";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** Light, dark, or as the system wishes. */
export const theme = kept<Theme>("theme", "auto");

effect(() => {
  if (theme.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});
