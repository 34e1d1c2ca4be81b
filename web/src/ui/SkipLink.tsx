import type { ComponentChildren } from "preact";

interface Props {
  /** The id of what to go to. */
  to: string;
  children: ComponentChildren;
}

/** A way past what comes first, for the keyboard. It leaves the address alone, where a seat's secret may stand. */
export function SkipLink({ to, children }: Props) {
  return (
    <a
      class="skip-link"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
