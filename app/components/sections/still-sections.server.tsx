import type { PageId } from "~/config/addresses";
import { sectionPages } from "~/content/pages";
import type { Action } from "~/content/section";
import { Sections, SectionView } from "./sections";
import { StickyBar } from "./sticky-bar";

/** A whole page of sections, for a `Still` or a page without script. */
export function StillPage({ page, query }: { page: PageId; query?: URLSearchParams }) {
  const content = sectionPages[page];
  return content ? <Sections {...content} query={query} /> : null;
}

/** Sections `from` up to but without `to` of a page, for a `Still`: their code is for the server alone. */
export function StillSections({
  page,
  from = 0,
  to,
  sticky,
}: {
  page: PageId;
  from?: number;
  to?: number;
  sticky?: Action | undefined;
}) {
  const sections = sectionPages[page]?.sections.slice(from, to) ?? [];
  return (
    <>
      {sections.map((section, nth) => (
        <SectionView key={nth} section={section} />
      ))}
      {sticky ? <StickyBar action={sticky} /> : null}
    </>
  );
}
