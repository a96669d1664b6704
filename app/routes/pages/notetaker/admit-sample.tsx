import { Icon } from "~/components/ui/icon";
import { admitSample } from "~/content/pages/notetaker";

const { caption, title, people, who, asks, deny, admit, press, note } = admitSample;

/**
 * The host's dialog, drawn in HTML; screen readers get one sentence instead. Hidden once the
 * success view reports that the notetaker no longer asks to join.
 */
export function AdmitSample() {
  return (
    <figure className="group-has-data-[awaited=false]/page:hidden self-start rounded-card border bg-ink-800 p-5">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true">
        <div className="flex flex-wrap items-center justify-between gap-2 text-fine text-subtle">
          <span className="flex items-center gap-2">
            <Icon name="video" className="size-4" />
            {title}
          </span>
          <span>{people}</span>
        </div>
        <div className="on-paper mt-4 rounded-tile bg-paper-0 p-4 sm:p-5">
          <div className="flex items-center gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-pine-600 font-display font-semibold text-paper-0">
              {who.slice(0, 1)}
            </span>
            <p className="min-w-0">
              <span className="block font-semibold">{who}</span>
              <span className="block text-small text-muted">{asks}</span>
            </p>
          </div>
          <div className="mt-4 flex items-center justify-end gap-2.5 text-small font-semibold">
            <span className="rounded-full border border-edge px-5 py-2 text-muted">{deny}</span>
            <span className="rounded-full bg-pine-600 px-6 py-2 text-paper-0 outline-3 outline-offset-3 outline-lime-300">
              {admit}
            </span>
          </div>
        </div>
        <p className="mt-2.5 flex items-center justify-end gap-2 pr-7 text-small font-semibold text-lime-300">
          {press}
          <Icon name="arrow-up-right" className="size-5 -rotate-45" />
        </p>
        <p className="mt-2 text-small text-muted">{note}</p>
      </div>
    </figure>
  );
}
