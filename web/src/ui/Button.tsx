import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon } from "./Icon";
import "./Button.css";

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "icon"> {
  /** primary: the one thing to do; plain: one of several; quiet: beside the matter. */
  kind?: "primary" | "plain" | "quiet";
  icon?: string;
  children?: ComponentChildren;
  /** A button that shows its icon alone is named by this. */
  name?: string;
}

/** A button, with an icon before its words or alone. */
export function Button({ kind = "plain", icon, children, name, class: more, ...rest }: Props) {
  return (
    <button
      type="button"
      class={`button button-${kind} ${children ? "" : "button-bare"} ${more ?? ""}`}
      aria-label={name}
      data-tip={children ? undefined : name}
      {...rest}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
