import type { SVGAttributes } from "preact";

interface Props extends Omit<SVGAttributes<SVGSVGElement>, "of" | "label"> {
  /** The drawing, as `import wheat from "icon:wheat"` gives it. */
  of: string;
  /** What a screen reader says; an icon without one is decoration. */
  label?: string;
}

/** A flat emblem in the colour of the text around it; it also nests in a drawing, at x and y. */
export function Icon({ of, label, ...rest }: Props) {
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": "true" as const };
  return (
    <svg
      class="icon"
      viewBox="0 0 512 512"
      width="1em"
      height="1em"
      {...spoken}
      {...rest}
      dangerouslySetInnerHTML={{ __html: of }}
    />
  );
}
