import { tintOf, type Tone } from "./badge";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

/** A 40 px square in a service's accent, to tell the service lines apart. */
export function Tile({ icon, tone = "pine" }: { icon: IconName; tone?: Tone }) {
  return (
    <span className={`grid size-10 shrink-0 place-items-center rounded-small ${tintOf[tone]}`}>
      <Icon name={icon} />
    </span>
  );
}
