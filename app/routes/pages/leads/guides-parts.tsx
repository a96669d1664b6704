import { ActionRow, BackLink, TextLink } from "~/components/sections/action";
import { Lines, Section } from "~/components/ui/section";
import { freeResources, guidePages, readyNow } from "~/content/pages/free-resources";

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

const accentOf = { workspace: "text-workspace", automation: "text-automation" } as const;

function GuidePages() {
  const { caption, pages } = guidePages;
  return (
    <figure className="flex gap-5 max-lg:mt-10 lg:pt-6">
      <figcaption className="sr-only">{caption}</figcaption>
      {pages.map((page, nth) => (
        <div
          key={page.heading}
          aria-hidden="true"
          className={`on-paper flex-1 rounded-t-tile bg-paper-0 ${nth === 0 ? "" : "max-sm:hidden lg:mt-10"}`}
        >
          <Page page={page} />
        </div>
      ))}
    </figure>
  );
}

function Page({ page }: { page: (typeof guidePages.pages)[number] }) {
  const { tone, part, heading, lead, rows, foot, number } = page;
  return (
    <div className="flex h-full flex-col p-6 pb-4 text-small">
      <p className={`flex justify-between text-badge font-semibold ${accentOf[tone]}`}>
        {part} <span className="tabular-nums">{number}</span>
      </p>
      <p className="mt-4 font-display text-[1.625rem] leading-[1.15] font-semibold">{heading}</p>
      <p className="mt-3 text-muted">{lead}</p>
      <ol className="mt-2 divide-y border-y border-paper-200">
        {rows.map((row, nth) => (
          <li key={row} className="grid grid-cols-[1.5rem_1fr] py-2.5">
            <span className={`font-display font-semibold ${accentOf[tone]}`}>{nth + 1}</span>
            {row}
          </li>
        ))}
      </ol>
      <p className="mt-4 font-semibold">{foot}</p>
    </div>
  );
}
