import { Badge, type Tone } from "../ui/badge";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Portrait } from "../ui/portrait";
import type { BoardWords, LedgerWords, WeekWords } from "./words";

export function TitleBar({
  icon,
  title,
  state,
  tone = "pine",
}: {
  icon: IconName;
  title: string;
  state?: string;
  tone?: Tone;
}) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-paper-200 px-5 py-3">
      <span className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} className="size-4.5 text-subtle" />
        {title}
      </span>
      {state ? <Badge tone={tone}>{state}</Badge> : null}
    </div>
  );
}

export function Board({ title, columns }: BoardWords) {
  return (
    <>
      <TitleBar icon="layout-dashboard" title={title} />
      <div className="grid grid-cols-2 gap-3 bg-paper-100 p-4 sm:grid-cols-3">
        {columns.map(({ status, tone, tasks }) => (
          <div key={status} className="grid content-start gap-2.5 max-sm:last:hidden">
            <span className="flex items-center justify-between">
              <Badge tone={tone}>{status}</Badge>
              <span className="text-fine tabular-nums text-subtle">{tasks.length}</span>
            </span>
            {tasks.map((task) => (
              <div
                key={task.title}
                className="rounded-small border border-paper-200 bg-paper-0 p-3"
              >
                <span className="block font-medium">{task.title}</span>
                <span className="mt-3 flex items-center justify-between text-fine text-subtle">
                  {task.due}
                  <span className="grid size-7 place-items-center rounded-full bg-ink-900 text-badge font-semibold text-on-dark">
                    {task.who}
                  </span>
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Lines with what each of them comes to: sums in large figures, or terms in words. */
export function Ledger({ icon, title, state, rows }: LedgerWords) {
  return (
    <>
      <TitleBar icon={icon} title={title} state={state} />
      <div className="divide-y divide-dashed divide-edge px-6 py-3">
        {rows.map(({ label, text, amount }) => (
          <div key={label} className="flex items-center justify-between gap-6 py-3 sm:py-5">
            <span>
              <span className="block text-ui font-semibold">{label}</span>
              <span className="mt-1 block text-subtle">{text}</span>
            </span>
            <span
              className={`shrink-0 font-display text-h3 whitespace-nowrap tabular-nums ${amount.length < 6 ? "sm:text-h2" : ""}`}
            >
              {amount}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

export function Week({ title, state, days, session, people }: WeekWords) {
  return (
    <>
      <TitleBar icon="calendar" title={title} state={state} />
      <div className="grid gap-px bg-paper-200 sm:grid-cols-5">
        {days.map(({ day, slots }) => (
          <div
            key={day}
            className="flex gap-1.5 bg-paper-0 p-2 max-sm:items-center sm:min-h-44 sm:flex-col"
          >
            <span className="w-14 shrink-0 text-fine tabular-nums text-subtle sm:w-full sm:pb-1">
              {day}
            </span>
            {slots.map(({ time, text, live }) => (
              <span
                key={time}
                className={`rounded-small p-2 text-badge font-medium max-sm:flex-1 ${live ? "bg-ink-900 text-on-dark sm:flex-1" : "bg-paper-100 text-muted"}`}
              >
                <span className={`block font-semibold tabular-nums ${live ? "text-lime-300" : ""}`}>
                  {time}
                </span>
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className="bg-ink-900 p-5 text-on-dark">
        <div className="flex items-center gap-4">
          <Portrait of={session} className="size-16 rounded-full" />
          <span>
            <span className="block text-badge font-semibold text-lime-300">{session.when}</span>
            <span className="block font-display text-h3">{session.title}</span>
            <span className="block text-fine text-on-dark-muted">{session.host}</span>
          </span>
        </div>
        <div className="mt-4 flex items-center justify-between gap-3 border-t border-ink-700 pt-4 text-fine text-on-dark-muted">
          <span className="flex -space-x-2 *:border-2 *:border-ink-900">
            {people.map((portrait) => (
              <Portrait
                key={portrait}
                of={{ portrait }}
                className="size-10 rounded-full max-phone:size-8"
              />
            ))}
          </span>
          {session.going}
        </div>
      </div>
    </>
  );
}
