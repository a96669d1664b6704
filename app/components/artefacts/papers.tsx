import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import type { FlowWords, SheetWords } from "./words";
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
