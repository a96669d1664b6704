import { Icon } from "./icon";
import { Bold } from "./section";

/** Text between two `*` is bold; `ruled` replaces the check marks with lines. */
export function CheckList({
  items,
  ruled = false,
  className = "",
}: {
  items: readonly string[];
  ruled?: boolean;
  className?: string;
}) {
  return (
    <ul className={`grid text-small ${ruled ? "" : "gap-2.5 text-muted"} ${className}`}>
      {items.map((item) => (
        <li key={item} className={ruled ? "border-t py-2.5" : "grid grid-cols-[18px_1fr] gap-2.5"}>
          {ruled ? null : <Icon name="check" className="mt-0.5 size-4.5 text-accent" />}
          <span>
            <Bold of={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
