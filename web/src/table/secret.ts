import { useEffect, useReducer } from "preact/hooks";
import { here } from "#places";

/** The secret in the address's fragment, also when another link is opened in the same window. */
export function useSecret(): string | null {
  const [, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  return here().hash.slice(1) || null;
}
