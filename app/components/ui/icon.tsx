import type { IconName } from "./icon-names";
import sprite from "./sprite.svg";

/** One icon of the sprite, 20 px large unless its class says otherwise. Decorative unless it carries a `label`. */
export function Icon({
  name,
  className,
  label,
}: {
  name: IconName;
  className?: string;
  label?: string;
}) {
  return (
    <svg
      width="20"
      height="20"
      className={className}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
