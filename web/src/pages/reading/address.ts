import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { here, stay } from "#places";

/** A value that stands in the query of the address, so that it can be sent, kept and reloaded; the first one stands nowhere. */
export function useQuery<T extends string>(name: string, first: T, values?: readonly T[]): Signal<T> {
  const value = useSignal(readQuery(name, first, values));
  useEffect(() => {
    const { pathname, search, hash } = here();
    const query = new URLSearchParams(search);
    if (value.value === first) query.delete(name);
    else query.set(name, value.value);
    const said = query.size ? `?${query}` : "";
    if (said !== search) stay(pathname + said + hash);
  }, [value.value]);
  return value;
}

function readQuery<T extends string>(name: string, first: T, values: readonly T[] | undefined): T {
  const found = new URLSearchParams(here().search).get(name) as T | null;
  return found !== null && (!values || values.includes(found)) ? found : first;
}
