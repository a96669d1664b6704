import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { statusWords } from "../status-words";

/** Title and facts of a recorded meeting. `daysLeft`: until the deletion. */
export function WatchHead({
  title,
  facts,
  daysLeft,
  link,
  children,
}: {
  title: ReactNode;
  facts: readonly (string | null)[];
  daysLeft?: number;
  link?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="on-ink overflow-clip">
      <div className="column pt-6 pb-34 print:pb-4 lg:pt-8">
        <h1 className="text-h3 sm:text-h2">{title}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          {facts
            .filter((fact) => fact !== null)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          {daysLeft === undefined ? null : (
            <span className="no-print -my-0.5 inline-flex min-h-badge items-center gap-1.5 rounded-full border bg-ink-800 px-2.5 text-badge font-semibold">
              <Icon name="trash-2" className="size-3.5" />
              {statusWords.watch.deletion(daysLeft)}
            </span>
          )}
          {link === undefined ? null : <span className="no-print">{link}</span>}
        </p>
        <div className="no-print *:mt-6 *:mb-0">{children}</div>
      </div>
    </section>
  );
}
