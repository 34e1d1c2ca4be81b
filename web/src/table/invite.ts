import { signal } from "@preact/signals";

/** True when the links of a table's other seats should be shown: at once after it was opened, and whenever asked for. */
export const invite = signal(false);
