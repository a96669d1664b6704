import { Section, type Titled } from "../ui/section";

export type FigureCell = { readonly figure: string; readonly title: string; readonly text: string };

/** `source`: how the figures are counted. */
export function Figures({
  figures,
  source,
  ...heading
}: Titled & { figures: readonly FigureCell[]; source: string }) {
  return (
    <Section {...heading}>
      <FigureCells of={figures} />
      <p className="mt-5 text-small text-subtle">{source}</p>
    </Section>
  );
}

/** Figures with their labels, in a row with hairlines between them. */
export function FigureCells({ id, of: cells }: { id?: string; of: readonly FigureCell[] }) {
  return (
    <ul id={id} className="cells-row border-t border-fg">
      {cells.map(({ figure, title, text }) => (
        <li
          key={title}
          className="cell max-md:grid max-md:grid-cols-[minmax(7.25rem,max-content)_1fr] max-md:gap-x-4 max-md:py-4 md:pt-5"
        >
          <b className="block font-display text-h2 whitespace-nowrap lg:text-[2.5rem]">{figure}</b>
          <div>
            <h3 className="text-h3 md:mt-3">{title}</h3>
            <p className="mt-1 text-small text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
