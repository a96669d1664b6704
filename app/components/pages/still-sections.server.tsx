import type { ProviderName } from "~/config/names";
import type { PageId } from "~/config/pages";
import { sectionPageOf } from "~/content/pages/index";
import { StickyBar } from "../sections/closing";
import type { StickyAction } from "../sections/section";
import { Sections, SectionView } from "../sections/sections";

/** A whole page of sections, for a `Still` or a page without script. */
export function StillPage({
  page,
  query,
  bots,
}: {
  page: PageId;
  query?: URLSearchParams;
  /** Needed by a page that names who runs the bots. */
  bots?: ProviderName;
}) {
  const content = sectionPageOf(page, bots);
  return content ? <Sections {...content} query={query} /> : null;
}

/** Sections `from` up to but without `to` of a page, for a `Still`. */
export function StillSections({
  page,
  from = 0,
  to,
  sticky,
}: {
  page: PageId;
  from?: number;
  to?: number;
  sticky?: StickyAction | undefined;
}) {
  const sections = sectionPageOf(page)?.sections.slice(from, to) ?? [];
  return (
    <>
      {sections.map((section, nth) => (
        <SectionView key={nth} section={section} />
      ))}
      {sticky ? <StickyBar action={sticky} /> : null}
    </>
  );
}
