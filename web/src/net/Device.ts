/** What a page without a server says of itself; behind a server there is nothing to say. */
export const Device = (): null => null;
