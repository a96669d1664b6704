import { Mockup } from "~/components/artefacts/mockup";
import { CheckList } from "~/components/ui/check-list";
import { Lede, Section } from "~/components/ui/section";
import type { ArtefactSection } from "~/content/section";
import { ActionLink } from "./action-link";

export function Artefact({ id, tone, title, text, points, artefact, action }: ArtefactSection) {
  return (
    <Section id={id} tone={tone ?? "paper"}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 className="max-w-[22ch] text-h2">{title}</h2>
          <Lede>{text}</Lede>
          {points ? <CheckList items={points} className="mt-6" /> : null}
          {action ? <ActionLink action={action} className="mt-8 max-phone:w-full" /> : null}
        </div>
        <Mockup of={artefact} />
      </div>
    </Section>
  );
}
