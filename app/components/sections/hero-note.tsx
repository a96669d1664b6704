import { Fragment } from "react";

/** The proof under the buttons; a line ends between two facts, not within one ("money-|back"). */
export function HeroNote({ className, children }: { className: string; children: string }) {
  return (
    <p className={`text-small text-on-dark-subtle ${className}`}>
      {children.split(" · ").map((fact, nth) => (
        <Fragment key={fact}>
          {nth > 0 ? " · " : null}
          <span className="inline-block">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
