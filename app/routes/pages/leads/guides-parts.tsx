import { ActionRow, BackLink, TextLink } from "~/components/sections/action";
import { Lines, Section } from "~/components/ui/section";
import { freeResources, readyNow } from "~/content/pages/free-resources";
import { GuidePages } from "../own/guide-pages";

export function GuidesHero() {
  const { back, heading, lede, choose, proof } = freeResources;
  return (
    <section className="on-tint overflow-clip">
      <div className="column pt-6 lg:grid lg:grid-cols-[1fr_32rem] lg:items-end lg:gap-14">
        <div className="self-start lg:pb-24">
          <BackLink action={back} />
          <h1 className="mt-4 text-h1 max-phone:text-[min(2.375rem,8.8vw)] lg:mt-14">
            <Lines of={heading} />
          </h1>
          <p className="mb-8 mt-5 max-w-[48ch] text-lede text-muted">{lede}</p>
          <ActionRow actions={[choose]} />
          <p className="mt-3.5 text-fine text-subtle">{proof}</p>
        </div>
        <GuidePages />
      </div>
    </section>
  );
}

export function ReadyNow() {
  const { items, ...heading } = readyNow;
  return (
    <Section {...heading} density="tight">
      <ul className="cells-row border-t border-fg">
        {items.map(({ page, title, text, action, length }) => (
          <li key={page} className="cell flex flex-col pt-4 max-md:pb-4">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 mb-3 text-small text-muted">{text}</p>
            <p className="mt-auto flex justify-between gap-4 text-small text-subtle">
              <TextLink action={{ label: action, to: { page } }} /> {length}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
