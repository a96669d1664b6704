import { guidePages } from "~/content/pages/free-resources";

const accentOf = { workspace: "text-workspace", automation: "text-automation" } as const;

export function GuidePages() {
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
