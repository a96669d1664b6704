import { Button } from "~/components/ui/button";
import { PauseSwitch } from "~/components/sections/pause-switch";
import { seatForm as form, ticker } from "~/content/pages/workspace-pricing";
import { labels } from "~/content/words/labels";
import { href } from "~/lib/render/href";

const { id, title, text, field, hint, initial, max, submit, page, usual } = form;

/** A GET form: the booking page reads the number of seats from its address. */
export function Seats() {
  return (
    <div id={id} className="border-t border-fg pt-5 lg:mt-2.5">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-1 text-small text-muted">{text}</p>
      <form action={href(page)} method="get" className="mt-6">
        <label htmlFor={`${id}-number`} className="text-small font-semibold">
          {field}
        </label>
        <input
          id={`${id}-number`}
          name="seats"
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          defaultValue={initial}
          required
          aria-describedby={`${id}-hint`}
          className="mt-2 min-h-14 w-full rounded-button border border-control bg-paper-0 px-4 font-display text-price lg:min-h-24 lg:text-figure"
        />
        <p id={`${id}-hint`} className="mt-2 text-fine text-muted">
          {hint}
        </p>
        <Button type="submit" block className="go-offer mt-4">
          {submit}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap items-center gap-2 text-small text-muted">
        {usual.label}
        {usual.seats.map((seats) => (
          <a
            key={seats}
            href={href(page, { query: { seats: String(seats) } })}
            className="grid min-h-11 min-w-11 flex-1 place-items-center rounded-button border border-control font-semibold text-fg hover:border-fg"
          >
            {seats}
          </a>
        ))}
      </div>
    </div>
  );
}

/** A sentence whose end changes every 3 s (`own-parts.css`); the longest topic reserves the width. */
export function Ticker() {
  const { lead, topics, text } = ticker;
  return (
    <section className="ticker-band section-tight on-tint">
      <div className="column grid grid-cols-[1fr_auto] items-start gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-[.25em] gap-y-1 font-display text-h2 font-semibold lg:text-claim">
          <h2 className="shrink-0 max-md:w-full">{lead}</h2>
          <ul className="ticker text-tint-ink max-phone:text-h3">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
            <li aria-hidden="true">{topics[0]}</li>
          </ul>
        </div>
        <PauseSwitch label={labels.pauseTopics} />
        <p className="col-span-full text-muted">{text}</p>
      </div>
    </section>
  );
}
