import type { ReactNode } from "react";

/** Running text at a readable measure: paragraphs, lists, links and second-level headings. */
export function Prose({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`max-w-measure space-y-4 text-muted [&_a]:font-medium [&_a]:text-pine-700 [&_a]:underline [&_a]:underline-offset-3 [&_a:hover]:text-pine-600 [&_h2]:text-fg [&_h3]:text-fg [&_li]:pl-1 [&_strong]:font-semibold [&_strong]:text-fg [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 ${className}`}
    >
      {children}
    </div>
  );
}
