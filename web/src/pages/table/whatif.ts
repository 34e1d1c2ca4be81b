import { signal } from "@preact/signals";

/** After how many moves of the table somebody wants to try another way; null while nobody does. */
export const whatIfAt = signal<number | null>(null);
