import type { IconName } from "./icon-names";
import sprite from "./sprite.svg";

/**
 * One icon of the sprite, in the colour of the text. Decorative unless it carries a `label`. Its class
 * says how large it is; the attributes do where no style sheet is applied.
 */
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
      width="20"
      height="20"
      className={`shrink-0 ${className}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
