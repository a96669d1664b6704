import type { ReactNode } from "react";

/** The page's 1200 px column; every band of a page shares its left edge. */
export function Container({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto w-full max-w-page px-5 min-[400px]:px-6 ${className}`}>{children}</div>
  );
}
