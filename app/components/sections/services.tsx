import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import { Tile } from "~/components/ui/tile";
import type { ServicesSection } from "~/content/section";
import { ActionLink } from "./action-link";

export function Services({ id, tone, title, lede, services }: ServicesSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "alternate"}>
      <div className="grid gap-5 md:grid-cols-2">
        {services.map((service) => (
          <Card key={service.title} className="flex flex-col">
            <Tile icon={service.icon} tone={service.tone} />
            <h3 className="mt-5 text-h3">{service.title}</h3>
            <p className="mt-2 max-w-[48ch] text-muted">{service.text}</p>
            <CheckList items={service.points} className="mb-7 mt-5" />
            <ActionLink action={service.action} className="mt-auto sm:self-start" />
          </Card>
        ))}
      </div>
    </Section>
  );
}
