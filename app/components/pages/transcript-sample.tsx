import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { meetingSample, notetakerVoice } from "~/content/pages/notetaker-samples";

const { caption, title, retention, live, people, bot, lines, notes } = meetingSample;

/** A meeting and what comes of it, drawn in HTML. One sentence stands for it where it cannot be seen. */
export function TranscriptSample() {
  return (
    <figure className="rounded-panel border border-ink-700 bg-ink-800 p-5 shadow-dark">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true" className="grid gap-5">
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
        <ul className="grid grid-cols-4 gap-2 text-center text-badge font-semibold text-on-dark-muted">
          {people.map(({ name, portrait }) => (
            <li key={name}>
              <img
                src={portrait}
                alt=""
                width={800}
                height={800}
                className="mb-1.5 aspect-square rounded-small object-cover object-top"
              />
              {name.split(" ")[0]}
            </li>
          ))}
          <li>
            <span className="mb-1.5 grid aspect-square place-items-center rounded-small border-2 border-lime-300 bg-ink-900 text-lime-300">
              <Icon name="mark" className="size-7" />
            </span>
            {bot}
          </li>
        </ul>
        <ul className="grid gap-3 text-small">
          {lines.map(({ at, who, text }) => (
            <li key={at} className="grid grid-cols-[3rem_1fr] text-on-dark-muted">
              <span className="text-on-dark-subtle tabular-nums">{at}</span>
              <span>
                <span className="font-semibold text-on-dark">{who}</span> {text}
              </span>
            </li>
          ))}
        </ul>
        <ul className="grid gap-2 text-fine sm:grid-cols-2">
          {notes.map(({ icon, label, text }) => (
            <li key={label} className="flex gap-3 rounded-tile bg-paper-0 p-3 text-muted">
              <Icon name={icon} className="size-5 text-pine-600" />
              <span>
                <span className="block font-semibold text-fg">{label}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** What a client says of the notetaker, in one line beside the picture. */
export function ClientVoice() {
  const { quote, by } = notetakerVoice;
  return (
    <div className="flex items-center gap-4 text-small">
      <Portrait of={by} />
      <figure>
        <blockquote className="font-medium text-balance text-on-dark">{`“${quote}”`}</blockquote>
        <figcaption className="text-on-dark-subtle">{`${by.name}, ${by.role}, ${by.company}`}</figcaption>
      </figure>
    </div>
  );
}
