import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import type { FlowWords, FolderWords, SheetWords } from "./words";
import { Portrait } from "../ui/portrait";
import { TitleBar } from "./boards";

/** What a visitor gets in the end, drawn: a page of paper, an email, a chain of steps. */

export function Sheet({ heading, meta, rows, sign, page }: SheetWords) {
  return (
    <div className="px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex items-center justify-between gap-4 border-b-2 border-fg pb-3">
        <span>
          <span className="block font-display text-h3">{heading}</span>
          <span className="block text-fine text-subtle">{meta}</span>
        </span>
        <Icon name="mark" className="size-7 shrink-0 text-pine-600" />
      </div>
      {rows.map(({ label, text, mark, tone = "pine" }, nth) => (
        <div
          key={label}
          className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 border-b dashed border-edge py-3"
        >
          <span className="font-display tabular-nums text-subtle">{nth + 1}</span>
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-fine text-muted">{text}</span>
          </span>
          {mark ? <Badge tone={tone}>{mark}</Badge> : null}
        </div>
      ))}
      <div className="mt-5 flex items-end justify-between gap-4 text-fine text-subtle">
        <span className="border-t border-edge pt-1.5 pr-8">{sign}</span>
        <span className="tabular-nums">{page}</span>
      </div>
    </div>
  );
}

export function Flow({ title, state, steps }: FlowWords) {
  return (
    <>
      <TitleBar icon="workflow" title={title} state={state} />
      <div className="p-5">
        {steps.map((step, nth) => (
          <div key={step.title}>
            {nth > 0 ? <div className="ml-5 h-4 border-l-2 dashed border-edge" /> : null}
            <div className="flex items-center gap-3.5">
              <span className="grid size-10 shrink-0 place-items-center rounded-small border border-paper-200 bg-paper-50">
                <Icon name={step.icon} className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{step.title}</span>
                <span className="block text-fine text-subtle">{step.text}</span>
              </span>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** Its tab stands out above the card. */
export function Folder({ caption, tab, heading, state, files, access, retention }: FolderWords) {
  return (
    <div>
      <p className="sr-only">{caption}</p>
      <div aria-hidden="true" className="on-paper text-small">
        <span className="inline-flex items-center gap-2 rounded-t-tile bg-pine-100 px-5 pt-2.5 pb-8 font-semibold text-pine-800">
          <Icon name="lock" className="size-4" />
          {tab}
        </span>
        <div className="relative -mt-5 overflow-hidden rounded-card rounded-tl-none border-t-8 border-pine-100 bg-paper-0 shadow-e3">
          <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-5 pb-3 sm:px-7">
            <span className="font-display text-h3">{heading}</span>
            <Badge>{state}</Badge>
          </div>
          {files.map(({ icon, name, text }) => (
            <div
              key={name}
              className="flex items-center gap-3.5 border-t border-paper-200 px-5 py-3 sm:px-7"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-small bg-paper-100 text-muted">
                <Icon name={icon} className="size-5" />
              </span>
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-fine text-subtle">{text}</span>
              </span>
            </div>
          ))}
          <div className="grid gap-px border-t border-paper-200 bg-paper-200 sm:grid-cols-2">
            <div className="bg-paper-0 p-5 sm:pl-7">
              <span className="block font-semibold">{access.title}</span>
              <span className="my-2.5 flex -space-x-2 *:size-9 *:border-2 *:border-paper-0">
                {access.people.map((person) =>
                  person.startsWith("/") ? (
                    <Portrait key={person} of={{ portrait: person }} />
                  ) : (
                    <span
                      key={person}
                      className="grid place-items-center rounded-full bg-ink-700 text-badge font-semibold text-on-dark"
                    >
                      {person}
                    </span>
                  ),
                )}
              </span>
              <span className="text-fine text-subtle">{access.text}</span>
            </div>
            <div className="bg-paper-0 p-5 sm:pr-7">
              <span className="block font-semibold">{retention.title}</span>
              <span className="my-2.5 flex min-h-9 items-center">
                <Badge tone="warn">{retention.mark}</Badge>
              </span>
              <span className="text-fine text-subtle">{retention.text}</span>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
