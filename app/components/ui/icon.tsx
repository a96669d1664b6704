import type { IconName } from "./icon-names";
import sprite from "./sprite.svg";

/** One icon of the sprite, in the colour of the text. Decorative unless it carries a `label`. */
export function Icon({
  name,
  className = "size-5",
  label,
}: {
  name: IconName;
  className?: string;
  label?: string;
}) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
