// Where in itself the page is. Behind a server that knows all its addresses they are the browser's own.

export { LocationProvider as Places } from "preact-iso";

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The place that is shown. */
export const here = (): Place => location;

/** Note where the reader is now, without a step to go back by. */
export const stay = (path: string): void => history.replaceState(history.state, "", path);

/** The whole address of a place, for others. */
export const linkTo = (path: string): string => location.origin + path;
