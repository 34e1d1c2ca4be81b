/**
 * What scrolls and may hold nothing to click must be reached by the keyboard all the same, or its end stays out of reach
 * there. Biome's rule against a tab stop on a plain element does not know about scrolling, so the attribute stands here alone.
 */
export const scrolls = { tabIndex: 0 } as const;
