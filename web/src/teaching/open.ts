import { signal } from "@preact/signals";

/** True while the primer of the table's game is to be seen. */
export const primerOpen = signal(false);
