import { Badge } from "~/components/ui/badge";
import type { BoardWords } from "~/content/artefact-boards";
import { TitleBar } from "./title-bar";

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
