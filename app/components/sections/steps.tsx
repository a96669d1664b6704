import { Badge } from "~/components/ui/badge";
import { Section } from "~/components/ui/section";
import type { StepsSection } from "~/content/section";

export function Steps({ id, tone, title, lede, steps }: StepsSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <ol className="grid gap-x-5 gap-y-8 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title} className="border-t-2 border-pine-600 pt-5">
            <Badge>{step.when}</Badge>
            <h3 className="mt-3.5 text-h3">{step.title}</h3>
            <p className="mt-2 max-w-[40ch] text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
