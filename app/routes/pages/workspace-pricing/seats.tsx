import { Button } from "~/components/ui/button";
import { seatForm as form } from "~/content/pages/workspace-pricing";
import { href } from "~/lib/render/href";

const { id, title, text, field, hint, start, most, submit, page, usual } = form;

/** A plain form: the number of seats travels in the address of the page that answers it. */
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
          max={most}
          defaultValue={start}
          required
          aria-describedby={`${id}-hint`}
          className="stepper mt-2 min-h-14 w-full rounded-button border border-control bg-paper-0 px-4 font-display text-price lg:min-h-24 lg:text-figure"
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
