import { labels } from "~/content/words/labels";
import { Container } from "../ui/container";
import { PauseSwitch } from "./pause-switch";
import type { MarqueeSection } from "./section";

/**
 * Names that drift by: one real list and its clone. It stops under the pointer, under focus and with
 * the switch (WCAG 2.2.2), without script; with reduced motion the names stand in columns.
 */
export function Marquee({
  label,
  pause,
  names,
  seconds,
}: {
  label: string;
  pause: string;
  names: readonly string[];
  seconds: 40 | 120;
}) {
  return (
    <div className="marquee group flex flex-wrap items-center gap-x-8 gap-y-2 md:flex-nowrap">
      <p className="shrink-0 text-small text-muted max-md:basis-full">{label}</p>
      <div className="edge-fade min-w-0 flex-1">
        <div className={`strip ${seconds === 40 ? "" : "slow"}`}>
          <Names names={names} label={label} />
          <Names names={names} />
        </div>
      </div>
      <PauseSwitch label={pause} />
    </div>
  );
}

function Names({ names, label }: { names: readonly string[]; label?: string }) {
  return (
    <ul {...(label ? { "aria-label": label } : { "aria-hidden": true })}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

export function MarqueeBand({ label, names, seconds }: MarqueeSection) {
  return (
    <div className="border-b border-paper-200 bg-paper-50 py-3.5">
      <Container>
        <Marquee label={label} pause={labels.pauseNames} names={names} seconds={seconds} />
      </Container>
    </div>
  );
}
