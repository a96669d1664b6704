import type { ReactNode } from "react";

/** `service`: the dark color of the page's service line. */
const tones = {
  pine: "bg-pine-100 text-pine-700",
  ink: "border bg-ink-800 text-muted",
  service: "bg-tint-ink text-paper-0",
  warn: "bg-warn-tint text-warn",
};
type Tone = keyof typeof tones;

export function Badge({ tone = "pine", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-badge items-center rounded-[.375rem] px-2 text-badge font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** A badge above a title, if there is a text. */
export function TitleBadge({ text, tone = "service" }: { text: string | undefined; tone?: Tone }) {
  if (text === undefined) return null;
  return (
    <p className="mb-4">
      <Badge tone={tone}>{text}</Badge>
    </p>
  );
}
