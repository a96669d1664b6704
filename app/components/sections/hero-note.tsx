import { Fragment } from "react";

/** The proof under the buttons; a line ends between two facts, not within one ("money-|back"),
 * and the edge cuts off the dot in front of the first one of each line. */
export function HeroNote({
  light = false,
  className,
  children,
}: {
  light?: boolean;
  className: string;
  children: string;
}) {
  return (
    <p
      className={`overflow-hidden text-small ${light ? "text-muted" : "text-on-dark-subtle"} ${className}`}
    >
      <span className="-ml-3 block">
        {children.split(" · ").map((fact, nth) => (
          <Fragment key={fact}>
            {nth > 0 ? " " : null}
            <span className="inline-flex align-top">
              <span aria-hidden="true" className="w-3 shrink-0 pl-0.5">
                {nth > 0 ? "· " : null}
              </span>
              <span>{fact}</span>
            </span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
