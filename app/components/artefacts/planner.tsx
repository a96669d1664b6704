import { tintOf } from "~/components/ui/badge";
import type { PlannerWords } from "~/content/artefacts";
import { TitleBar } from "./title-bar";

export function Planner({ title, state, days, weeks, posts }: PlannerWords) {
  const dates = Array.from({ length: weeks * days.length }, (_, nth) => nth + 1);
  return (
    <>
      <TitleBar icon="calendar" title={title} state={state} tone="social" />
      <div className="grid grid-cols-7 gap-px bg-paper-200 text-fine text-subtle">
        {days.map((day, nth) => (
          <span key={nth} className="bg-paper-50 py-2 text-center">
            {day}
          </span>
        ))}
        {dates.map((date) => {
          const post = posts[date];
          return (
            <span key={date} className="grid min-h-18 content-start gap-1.5 bg-paper-0 p-1.5">
              <span className="tabular-nums">{date}</span>
              {post ? (
                <span
                  className={`truncate rounded-full max-sm:-mx-1 sm:px-1.5 text-center text-badge font-semibold leading-5 ${tintOf[post.tone]}`}
                >
                  {post.label}
                </span>
              ) : null}
            </span>
          );
        })}
      </div>
    </>
  );
}
