// Who answers the page, and where it is: here, a server. `src/offline/house.ts` is the other one, for a page without.

/** True if the page has no server behind it. */
export const WITHOUT_SERVER = false;

/** Send a request to the house. */
export const request = (path: string, init?: RequestInit): Promise<Response> => fetch(`/api${path}`, init);

/** Where the record of a finished game is downloaded; null where the page has to ask for it. */
export const recordAddress = (table: string): string | null =>
  `/api/tables/${encodeURIComponent(table)}/record`;

/** A line to a table. */
export const openLine = (table: string): WebSocket =>
  new WebSocket(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/live`,
  );
