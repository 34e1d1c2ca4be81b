import { signal } from "@preact/signals";

// Below this height a hand in full leaves too little of what is asked about.
const low = window.matchMedia?.("(max-height: 50rem)");
/** True where the screen is low. */
export const isLow = signal(low?.matches ?? false);
low?.addEventListener("change", () => {
  isLow.value = low.matches;
});
