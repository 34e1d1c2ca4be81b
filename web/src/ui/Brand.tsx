import { Icon } from "./Icon";
import { temple } from "./signs";

/** The way home: the sign of the page, with its name where there is room. */
export function Brand() {
  return (
    <a class="brand" href="/" aria-label="Imperia">
      <Icon of={temple} />
      <span>Imperia</span>
    </a>
  );
}
