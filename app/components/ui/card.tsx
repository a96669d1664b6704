import type { ReactNode } from "react";

/** White card with a hairline. `raised` marks the one recommended among several; `linked` holds a link that covers it. */
export function Card({
  raised = false,
  linked = false,
  className = "",
  children,
}: {
  raised?: boolean;
  linked?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const edge = raised
    ? "border-2 border-pine-600 p-[23px] shadow-e3 sm:p-[27px]"
    : "border border-paper-200 p-6 sm:p-7";
  const lift = linked ? "relative transition hover:-translate-y-0.5 hover:border-pine-600/40" : "";
  return <div className={`rounded-card bg-paper-0 ${edge} ${lift} ${className}`}>{children}</div>;
}
