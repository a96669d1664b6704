import { Mockup } from "../artefacts/mockup";
import type { ArtefactWords } from "../artefacts/words";
import { Tile } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Section } from "../ui/section";
import type { Titled } from "./lists";

/** Groups of which one shows: tabs over it on wide screens, an accordion around it on phones. */
export type RosterSection = Titled & {
  readonly kind: "roster";
  readonly sample?: true;
  readonly id: string;
  /** Names the choice to those who do not see it. */
  readonly legend: string;
  readonly groups: readonly {
    readonly title: string;
    readonly icon: IconName;
    readonly text: string;
    readonly members: readonly {
      readonly icon: IconName;
      readonly title: string;
      readonly text: string;
      readonly points: readonly string[];
    }[];
    /** One of them at work. */
    readonly artefact: ArtefactWords;
  }[];
};

export function Roster({ id, tone, title, lede, legend, groups }: RosterSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <fieldset className="roster">
        <legend className="sr-only">{legend}</legend>
        {groups.map((group, nth) => (
          <Group key={group.title} name={`${id}-group`} isChosen={nth === 0} {...group} />
        ))}
      </fieldset>
    </Section>
  );
}

function Group({
  name,
  isChosen,
  title,
  icon,
  text,
  members,
  artefact,
}: RosterSection["groups"][number] & { name: string; isChosen: boolean }) {
  return (
    <>
      <label>
        <input type="radio" name={name} defaultChecked={isChosen} />
        <Icon name={icon} className="size-5 md:max-lg:hidden" />
        {title}
        <Icon name="chevron-down" className="ml-auto size-5 md:hidden" />
      </label>
      <div>
        <div>
          <p className="mb-5 max-w-[52ch] text-lede text-muted max-md:hidden">{text}</p>
          <ul>
            {members.map((member) => (
              <li
                key={member.title}
                className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-paper-200 py-4 max-md:first:border-t-0 max-md:first:pt-0"
              >
                <Tile icon={member.icon} tone="agents" />
                <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
                  <div>
                    <h3 className="text-h3">{member.title}</h3>
                    <p className="mt-1 text-small text-muted">{member.text}</p>
                  </div>
                  <CheckList items={member.points} className="max-md:gap-1!" />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Mockup of={artefact} />
        </div>
      </div>
    </>
  );
}
