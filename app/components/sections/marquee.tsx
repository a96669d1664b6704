import type { ReactNode } from "react";
import { labels } from "~/content/words/labels";
import { PauseSwitch } from "./pause-switch";

/** A list and its clone that drift by in a loop; the visitor can pause them, even without script (WCAG 2.2.2). */
export function Strip({
  label,
  scrollSeconds = 40,
  className = "",
  children,
}: {
  label: string;
  scrollSeconds?: 40 | 120;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`group flex items-center gap-x-4 md:gap-x-8 ${className}`}>
      <p className="max-w-24 shrink-0 text-small text-subtle md:max-w-none">{label}</p>
      <div className="edge-fade min-w-0 flex-1">
        <div className={`strip ${scrollSeconds === 120 ? "slow" : ""}`}>{children}</div>
      </div>
      <PauseSwitch label={labels.pauseNames} />
    </div>
  );
}

export function Marquee({
  label,
  names,
  scrollSeconds,
}: {
  label: string;
  names: readonly string[];
  scrollSeconds: 40 | 120;
}) {
  return (
    <Strip label={label} scrollSeconds={scrollSeconds}>
      <Names names={names} label={label} />
      <Names names={names} />
    </Strip>
  );
}

/** Without a `label` this is the clone, which `styles/strips.css` hides where nothing moves. */
function Names({ names, label }: { names: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} aria-hidden={label ? undefined : true} className="names">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
