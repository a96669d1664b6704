import { TitleBar } from "../artefacts/boards";
import type { IconName } from "../ui/icon-names";
import { Section } from "../ui/section";
import type { Titled } from "./lists";

/** What something does, told as the log of one day: when it did each, and what came of it. */
export type LogSection = Titled & {
  readonly kind: "log";
  readonly head: { readonly icon: IconName; readonly title: string; readonly state: string };
  /** What the day came to. */
  readonly total: { readonly figure: string; readonly text: string };
  readonly entries: readonly {
    readonly at: string;
    readonly title: string;
    readonly text: string;
    readonly result: string;
    /** Somebody had to be disturbed. */
    readonly urgent?: true;
  }[];
};

export function Log({ id, tone, title, lede, head, total, entries }: LogSection) {
  const sum = (
    <p className="mt-6 text-muted lg:mt-10 lg:border-t lg:border-paper-200 lg:pt-8">
      <span className="block font-display text-figure tabular-nums text-fg lg:text-[4.5rem] lg:leading-none">
        {total.figure}
      </span>
      <span className="mt-2 block">{total.text}</span>
    </p>
  );
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"} split beside={sum}>
      <div className="overflow-hidden rounded-card border border-paper-200 bg-paper-0 shadow-e3">
        <TitleBar {...head} />
        <ol className="divide-y divide-paper-200 px-5">
          {entries.map((entry) => (
            <li
              key={entry.title}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-4 sm:grid-cols-[5rem_1fr_auto] sm:py-5"
            >
              <p className="text-small tabular-nums text-subtle">{entry.at}</p>
              <div className="max-sm:order-1 max-sm:col-span-2">
                <h3 className="text-ui font-semibold">{entry.title}</h3>
                <p className="mt-1 max-w-[44ch] text-small text-balance text-muted">{entry.text}</p>
              </div>
              <p
                className={`text-small font-semibold ${entry.urgent ? "text-automation" : "text-pine-700"}`}
              >
                {entry.result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
