import type { ReactNode } from "react";

/** `service`: the dark color of the page's service line. */
const tones = {
  pine: "bg-pine-100 text-pine-700",
  ink: "border bg-ink-800 text-muted",
  service: "bg-tint-ink text-paper-0",
  warn: "bg-warn-tint text-warn",
};

export function Badge({
  tone = "pine",
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex min-h-badge items-center rounded-[.375rem] px-2 text-badge font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
