import { Icon } from "./icon";

/**
 * A list of short lines, each behind a check mark, or behind a dash where they are no promises. What stands
 * between two `*` is what to compare.
 */
export function CheckList({
  items,
  dark = false,
  neutral = false,
  className = "",
}: {
  items: readonly string[];
  dark?: boolean;
  neutral?: boolean;
  className?: string;
}) {
  return (
    <ul
      className={`grid gap-2.5 text-small ${dark ? "text-on-dark-muted" : "text-muted"} ${className}`}
    >
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[18px_1fr] gap-2.5">
          <Icon
            name={neutral ? "minus" : "check"}
            className={`mt-0.5 size-4.5 ${dark ? "text-lime-300" : neutral ? "text-subtle" : "text-pine-600"}`}
          />
          <span>
            {item.split("*").map((text, nth) =>
              nth % 2 === 0 ? (
                text
              ) : (
                <b key={text} className={`font-semibold ${dark ? "text-on-dark" : "text-fg"}`}>
                  {text}
                </b>
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
