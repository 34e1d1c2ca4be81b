import { useEffect, useReducer } from "preact/hooks";

/** The secret in the address's fragment, also when another link is opened in the same window. */
export function useSecret(): string | null {
  const [, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  return location.hash.slice(1) || null;
}
