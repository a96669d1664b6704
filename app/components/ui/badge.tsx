import type { ReactNode } from "react";

export type Tone =
  "pine" | "signal" | "ink" | "line" | "workspace" | "automation" | "social" | "agents" | "warn";

const tints: Record<Tone, string> = {
  pine: "bg-pine-100 text-pine-700",
  signal: "bg-lime-300 text-ink-900",
  ink: "border bg-ink-800 text-muted",
  line: "bg-tint-ink text-paper-0",
  workspace: "bg-workspace-tint text-workspace",
  automation: "bg-automation-tint text-automation",
  social: "bg-social-tint text-social",
  agents: "bg-agents-tint text-agents",
  warn: "bg-warn-tint text-warn",
};

export function Badge({ tone = "pine", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-badge items-center rounded-[.375rem] px-2 text-badge font-semibold ${tints[tone]}`}
    >
      {children}
    </span>
  );
}
