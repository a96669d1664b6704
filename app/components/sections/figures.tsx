import { Section } from "../ui/section";
import type { Cell, FiguresSection } from "./section";

export function Figures({ id, title, lede, figures, source }: FiguresSection) {
  return (
    <Section id={id} title={title} lede={lede}>
      <Cells of={figures} />
      <p className="mt-5 text-small text-subtle">{source}</p>
    </Section>
  );
}

/** Figures and what they count, in a row parted by hairlines. */
export function Cells({ id, of: cells }: { id?: string; of: readonly Cell[] }) {
  return (
    <ul id={id} className="cells-row border-t border-fg">
      {cells.map(({ figure, title, text }) => (
        <li key={title} className="cell py-5 md:pb-0">
          <b className="block font-display text-h2 whitespace-nowrap lg:text-[2.5rem]">{figure}</b>
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="mt-1 text-small text-muted md:text-ui">{text}</p>
        </li>
      ))}
    </ul>
  );
}
