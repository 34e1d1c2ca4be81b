import { Die } from "./Die";
import { HeroFace } from "./HeroCard";
import "./Cover.css";

// A hero between the dice that call for it.
const HERO = "storyteller";

/** A hero, and dice whose sum is its power. */
export function Cover() {
  return (
    <div class="d-cover daimyo" aria-hidden="true">
      <Die colour="red" value={3} />
      <HeroFace of={HERO} />
      <Die colour="blue" value={5} />
    </div>
  );
}
