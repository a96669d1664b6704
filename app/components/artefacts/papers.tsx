import type { ReactNode } from "react";
import { Badge, tintOf, type Tone } from "../ui/badge";
import { Icon } from "../ui/icon";
import { Portrait } from "../ui/portrait";
import type { FlowWords, FolderWords, ProcessMapWords, SheetWords } from "./words";
import { TitleBar } from "./boards";
import { ChatLine } from "./chats";

/** What a visitor gets in the end, drawn: a page of paper, an email, a chain of steps. */

type PaperWords = Pick<SheetWords, "heading" | "meta" | "sign" | "page">;

function Paper({ heading, meta, sign, page, children }: PaperWords & { children: ReactNode }) {
  return (
    <div className="flex h-full flex-col px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex items-center justify-between gap-4 border-b-2 border-fg pb-3">
        <span>
          <span className="block font-display text-h3">{heading}</span>
          <span className="block text-fine text-subtle">{meta}</span>
        </span>
        <Icon name="mark" className="size-7 shrink-0 text-pine-600" />
      </div>
      {children}
      <div className="mt-auto flex items-end justify-between gap-4 pt-5 text-fine text-subtle">
        <span className="border-t border-edge pt-1.5 pr-8">{sign}</span>
        <span className="shrink-0 tabular-nums">{page}</span>
      </div>
    </div>
  );
}

export function Sheet({ rows, ...paper }: SheetWords) {
  return (
    <Paper {...paper}>
      {rows.map(({ label, text, mark, tone = "pine", weeks }, nth) => (
        <div
          key={label}
          className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 border-b dashed border-edge py-3"
        >
          <span className="font-display tabular-nums text-subtle">{nth + 1}</span>
          <span>
            <span className="block font-semibold">{label}</span>
            {weeks ? (
              <Weeks {...weeks} bar={barOf[tone] ?? "bg-pine-600"} />
            ) : (
              <span className="block text-fine text-muted">{text}</span>
            )}
          </span>
          {mark ? <Badge tone={tone}>{mark}</Badge> : null}
        </div>
      ))}
    </Paper>
  );
}

const barOf: Partial<Record<Tone, string>> = {
  workspace: "bg-workspace",
  automation: "bg-automation",
  agents: "bg-agents",
};

function Weeks({ from, count, bar }: { from: number; count: number; bar: string }) {
  return (
    <span className="mt-2 mb-1 grid grid-cols-8 gap-1">
      {Array.from({ length: 8 }, (_, nth) => (
        <span
          key={nth}
          className={`h-2 rounded-full ${nth + 1 >= from && nth + 1 < from + count ? bar : "bg-paper-200"}`}
        />
      ))}
    </span>
  );
}

const columnOf = ["sm:col-start-2", "sm:col-start-3", "sm:col-start-4", "sm:col-start-5"];
const phoneColumnOf = ["col-start-1", "col-start-2", "col-start-3", "col-start-4"];

/** Its lanes cross the days; a lane's name stands before it, on phones above it. */
export function ProcessMap({ days, lanes, verdicts, ...paper }: ProcessMapWords) {
  const row = "grid grid-cols-4 gap-x-1.5 sm:grid-cols-[4.25rem_repeat(4,1fr)] sm:gap-x-2";
  return (
    <Paper {...paper}>
      <div className={`${row} py-2.5 text-badge font-semibold text-subtle sm:text-fine`}>
        {days.map((day, nth) => (
          <span key={day} className={nth === 0 ? "sm:col-start-2" : ""}>
            {day}
          </span>
        ))}
      </div>
      {lanes.map(({ who, steps }) => (
        <div
          key={who}
          className={`${row} items-center gap-y-1 border-t dashed border-edge py-2.5 sm:py-2`}
        >
          <span className="text-badge font-semibold max-sm:col-span-4 sm:text-fine">{who}</span>
          {steps.map(({ nth, day, text, tone }) => (
            <span
              key={text}
              className={`flex h-full flex-col gap-1 rounded-small p-2 text-badge font-medium sm:gap-0 sm:text-fine sm:leading-[1.25] ${phoneColumnOf[day]} ${columnOf[day]} ${tintOf[tone]}`}
            >
              {nth ? (
                <span className="tabular-nums opacity-75">{nth}</span>
              ) : (
                <Icon name="hourglass" className="size-3.5" />
              )}
              {text}
            </span>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-2 border-t-2 border-fg pt-4">
        {verdicts.map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
    </Paper>
  );
}

/** What an agent says, and the chain of steps that it leads to. */
export function Flow({ title, state, lines, steps }: FlowWords) {
  return (
    <>
      <TitleBar icon="workflow" title={title} state={state} />
      <div className="grid gap-2.5 border-b border-paper-200 bg-paper-50 p-5">
        {lines.map((line) => (
          <ChatLine key={line.text} {...line} />
        ))}
      </div>
      <div className="p-5">
        {steps.map(({ icon, tone, title, text, at }, nth) => (
          <div key={title}>
            {nth > 0 ? <div className="ml-5 h-3 border-l-2 dashed border-edge" /> : null}
            <div className="flex items-center gap-3.5">
              <span
                className={`grid size-10 shrink-0 place-items-center rounded-small ${tintOf[tone]}`}
              >
                <Icon name={icon} className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-fine text-subtle">{text}</span>
              </span>
              <span className="text-fine tabular-nums text-subtle">{at}</span>
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
