import { labels } from "~/content/words/labels";
import { PauseSwitch } from "./pause-switch";

/** Names that drift by, one list and its clone, and stop without script (WCAG 2.2.2). */
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
    <div className="marquee group flex items-center gap-x-4 md:gap-x-8">
      <p className="max-w-24 shrink-0 text-small text-subtle md:max-w-none">{label}</p>
      <div className="edge-fade min-w-0 flex-1">
        <div className={`strip ${scrollSeconds === 40 ? "" : "slow"}`}>
          <Names names={names} label={label} />
          <Names names={names} />
        </div>
      </div>
      <PauseSwitch label={labels.pauseNames} />
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
