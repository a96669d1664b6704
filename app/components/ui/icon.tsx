import type { IconName } from "./icon-names";
import sprite from "./sprite.svg";

/** An icon of the sprite, 20 px large unless its class says otherwise; decorative without a `label`. */
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
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
