import type { ReactNode } from "react";
import { tintOf, type Tone } from "./badge";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

/** White card with a hairline. `raised` marks the one recommended among several. */
export function Card({
  raised = false,
  className = "",
  children,
}: {
  raised?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const edge = raised
    ? "border-2 border-pine-600 p-[23px] shadow-e3 sm:p-[27px]"
    : "border border-paper-200 p-6 sm:p-7";
  return <div className={`rounded-card bg-paper-0 ${edge} ${className}`}>{children}</div>;
}

/** A form with its title; `id` is the title's, for `labelledBy`. */
export function FormCard({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card className="on-paper shadow-e2">
      <h2 id={id} className="mb-5 text-h3">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** A 40 px square in a service's accent, to tell the service lines apart. */
export function Tile({ icon, tone = "pine" }: { icon: IconName; tone?: Tone }) {
  return (
    <span className={`grid size-10 shrink-0 place-items-center rounded-small ${tintOf[tone]}`}>
      <Icon name={icon} />
    </span>
  );
}
