import { Mockup } from "../artefacts/mockup";
import type { SheetWords } from "../artefacts/words";
import { Icon } from "../ui/icon";
import { scrollBox } from "../ui/scroll-box";
import { Section } from "../ui/section";
import type { Titled } from "./lists";

/** A document by its table of contents, with three of its pages. */
export type ContentsSection = Titled & {
  readonly kind: "contents";
  readonly sample?: true;
  readonly id: string;
  /** What it comes to: pages, parts. */
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
  readonly document: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly text: string;
    /** Where it begins. */
    readonly page: string;
  }[];
  readonly pages: readonly [SheetWords, SheetWords, SheetWords];
};

export function Contents(section: ContentsSection) {
  const { id, tone, title, lede, figures, document, chapters, pages } = section;
  return (
    <Section
      id={id}
      tone={tone ?? "paper"}
      title={title}
      lede={lede}
      density="open"
      beside={
        <dl className="mt-8 grid grow grid-cols-3 gap-x-5 lg:mt-10 lg:auto-rows-fr lg:grid-cols-1">
          {figures.map(({ figure, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse justify-end gap-2 border-t-2 border-pine-600 pt-4 lg:grid lg:grid-cols-[7.5rem_1fr] lg:content-center lg:items-center lg:border-t lg:border-edge lg:pt-0"
            >
              <dt className="text-small text-muted lg:text-body">{text}</dt>
              <dd className="font-display text-figure tabular-nums lg:order-first lg:text-[4.5rem]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      }
      split
    >
      <div className="rounded-card border border-l-8 border-paper-200 border-l-ink-900 bg-paper-0 p-5 shadow-e3 sm:p-9">
        <p className="flex items-center justify-between gap-4 border-b-2 border-fg pb-4 font-display text-h3">
          {document}
          <Icon name="mark" className="size-7 text-pine-600" />
        </p>
        <ol className="divide-y divide-dashed divide-edge">
          {chapters.map((chapter) => (
            <li key={chapter.title} className="py-3">
              <p className="flex items-baseline gap-3 font-semibold">
                {chapter.title}
                <span className="flex-1 border-b-2 border-dotted border-edge" />
                <span className="tabular-nums">{chapter.page}</span>
              </p>
              <p className="max-w-[58ch] pr-8 text-small text-muted">{chapter.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div
        {...scrollBox}
        aria-label={document}
        className="snap-row relative mt-6 grid gap-5 md:grid-cols-3 lg:col-span-2 lg:mt-10"
      >
        {pages.map((page) => (
          <Mockup key={page.heading} of={page} />
        ))}
      </div>
    </Section>
  );
}
