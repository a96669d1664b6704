import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import type { RailSection } from "~/content/section";

export function Rail({ id, tone, title, lede, steps }: RailSection) {
  const columns = steps.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <ol className={`grid ${columns}`}>
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative border-l-2 border-pine-600 pb-10 pl-7 last:pb-0 before:absolute before:-left-2 before:top-1.5 before:size-3.5 before:rounded-full before:bg-pine-600 lg:border-l-0 lg:border-t-2 lg:pb-0 lg:pl-0 lg:pr-8 lg:pt-8 lg:before:-top-2 lg:before:left-0"
          >
            <Badge>{step.when}</Badge>
            <h3 className="mt-3.5 text-h3">{step.title}</h3>
            <p className="mt-2 max-w-[44ch] text-muted">{step.text}</p>
            {step.points ? <CheckList items={step.points} className="mt-4" /> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
