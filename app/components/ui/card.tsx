import type { ReactNode } from "react";

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
