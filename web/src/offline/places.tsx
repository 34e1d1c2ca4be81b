import { type ComponentChildren, options } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { LocationProvider } from "preact-iso";

// Static files have one address, in whatever folder they lie: where the page is stands behind its "#".

/** The place that is shown, as it would stand behind a server's name. */
export function here(): URL {
  const inside = location.hash.slice(1);
  try {
    const place = new URL(inside.startsWith("/") ? inside : "/", "http://inside");
    decodeURIComponent(place.pathname);
    return place;
  } catch {
    return new URL("http://inside/lost");
  }
}

/** Note where the reader is now, without a step to go back by. */
export const stay = (path: string): void => history.replaceState(history.state, "", `#${path}`);

/** The whole address of a place. */
export const linkTo = (path: string): string => `${location.href.split("#", 1)[0]}#${path}`;

/** What a link of the page is to be written as. */
function inside(href: string): string {
  if (href.startsWith("/")) return `#${href}`;
  if (!href.startsWith("#") || href.startsWith("#/")) return href;
  const { pathname, search } = here();
  return `#${pathname}${search}${href}`;
}

const before = options.vnode;
options.vnode = (node) => {
  if (node.type === "a") {
    const props = node.props as { href?: unknown };
    if (typeof props.href === "string") props.href = inside(props.href);
  }
  before?.(node);
};

const shown = () => here().pathname + here().search;

/** Tells the page's routes where it is, and follows its links. */
export function Places({ children }: { children: ComponentChildren }) {
  const [url, setUrl] = useState(shown);
  useLayoutEffect(() => {
    const follow = () => {
      setUrl(shown);
      const { hash } = here();
      if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const value = useMemo(() => {
    const { pathname, searchParams } = new URL(url, "http://inside");
    return {
      url,
      path: pathname.replace(/\/+$/, "") || "/",
      query: Object.fromEntries(searchParams),
      route: (to: string, replace?: boolean) => {
        if (replace) location.replace(`#${to}`);
        else location.hash = to;
      },
      back: () => history.back(),
      forward: () => history.forward(),
      wasPush: true,
    };
  }, [url]);
  return <LocationProvider.ctx.Provider value={value}>{children}</LocationProvider.ctx.Provider>;
}
