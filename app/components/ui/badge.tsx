import type { ReactNode } from "react";

export type Tone =
  "pine" | "signal" | "ink" | "paper" | "workspace" | "automation" | "social" | "agents" | "warn";

export const tintOf: Record<Tone, string> = {
  pine: "bg-pine-100 text-pine-700",
  signal: "bg-lime-300 text-ink-900",
  ink: "border border-ink-700 bg-ink-800 text-on-dark-muted",
  paper: "bg-paper-0 text-muted",
  workspace: "bg-workspace-tint text-workspace",
  automation: "bg-automation-tint text-automation",
  social: "bg-social-tint text-social",
  agents: "bg-agents-tint text-agents",
  warn: "bg-warn-tint text-warn",
};

/** A ground of its own: for a service, or for one client among several. */
export const groundOf = {
  workspace: "bg-workspace-tint",
  automation: "bg-automation-tint",
  agents: "bg-agents-tint",
  pine: "bg-pine-100",
};
export type Tint = keyof typeof groundOf;

export function Badge({ tone = "pine", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-badge items-center rounded-full px-2.5 text-badge font-semibold tracking-[.02em] ${tintOf[tone]}`}
    >
      {children}
    </span>
  );
}
