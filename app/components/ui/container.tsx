import type { ReactNode } from "react";

/** The column of the words; every band of a page shares its left edge. */
export function Container({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`column ${className}`}>{children}</div>;
}
