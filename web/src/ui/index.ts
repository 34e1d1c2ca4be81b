export { Button } from "./Button";
export { Chip } from "./Chip";
export { Dialog } from "./Dialog";
export { Icon } from "./Icon";
export { Popover } from "./Popover";
export { GameOfRules, openRule, RuleLink } from "./RuleLink";
export { SeatMark } from "./SeatMark";
export { scrolls } from "./scrolls";
export { Tips } from "./Tips";
