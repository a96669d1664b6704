import { Section } from "~/components/ui/section";
import type { StatsSection } from "~/content/section";

export function Stats({ id, tone, title, lede, stats }: StatsSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <dl className="grid overflow-hidden rounded-card border border-paper-200 bg-paper-0 divide-paper-200 max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {stats.map(({ figure, unit, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end gap-2.5 p-7 md:p-9">
            <dt className="text-muted">{text}</dt>
            <dd className="font-display text-figure tabular-nums">
              {figure} <span className="text-h3 tracking-normal text-subtle">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
