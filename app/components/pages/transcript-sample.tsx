import { Icon } from "~/components/ui/icon";
import { notetaker } from "~/content/pages/notetaker";

const { caption, title, retention, live, lines } = notetaker.sample;

/** What a visitor will get, drawn in HTML. One sentence stands for it where it cannot be seen. */
export function TranscriptSample() {
  return (
    <figure className="self-start rounded-panel border border-ink-700 bg-ink-800 p-5 shadow-dark">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true">
        <div className="flex flex-wrap items-center justify-between gap-2 text-fine text-on-dark-subtle">
          <span className="flex items-center gap-2">
            <span className="size-2 animate-pulse rounded-full bg-lime-300" />
            {live} · {title}
          </span>
          <span className="inline-flex min-h-badge items-center gap-1.5 rounded-full border border-ink-700 px-2.5 text-badge font-semibold text-on-dark-muted">
            <Icon name="trash-2" className="size-3.5" />
            {retention}
          </span>
        </div>
        <ul className="mt-4 space-y-3.5">
          {lines.map(({ at, who, text }) => (
            <li key={at} className="grid grid-cols-[3rem_1fr] gap-3 text-small">
              <span className="text-on-dark-subtle tabular-nums">{at}</span>
              <span className="text-on-dark-muted">
                <span className="block font-semibold text-on-dark">{who}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
