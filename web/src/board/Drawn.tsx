import type { SVGAttributes } from "preact";

type Props = SVGAttributes<SVGGElement>;

/** A thing of the board in a drawing: what `useThing` gives makes it a button for mouse, keys and screen readers. */
export function Drawn(props: Props) {
  // biome-ignore lint/a11y/useSemanticElements: there is no <button> inside a drawing.
  return <g {...props} role="button" />;
}

/** A part of a drawing that screen readers pass over, because the things beside it say the same in words. */
export function Unspoken(props: Props) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus, whatever Biome holds.
  return <g {...props} aria-hidden="true" />;
}
