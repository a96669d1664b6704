import { Section } from "../ui/section";
import type { FiguresSection } from "./section";

export function Figures({ id, title, lede, figures, source }: FiguresSection) {
  return (
    <Section id={id} title={title} lede={lede}>
      <dl className="cells-row border-t border-fg">
        {figures.map(({ figure, unit, text }) => (
          <div key={text} className="cell flex flex-col-reverse justify-end pt-5 max-md:pb-5">
            <dt className="mt-2 text-muted">{text}</dt>
            <dd className="font-display text-price">
              {`${figure} `}
              <span className="text-h3 text-muted">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {source ? <p className="mt-5 text-small text-subtle">{source}</p> : null}
    </Section>
  );
}

export function Cells({
  id,
  of: cells,
}: {
  id: string;
  of: readonly { readonly figure: string; readonly title: string; readonly text: string }[];
}) {
  return (
    <ul id={id} className="reasons">
      {cells.map(({ figure, title, text }) => (
        <li key={title}>
          <b>{figure}</b>
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="mt-1 text-small text-muted md:text-ui">{text}</p>
        </li>
      ))}
    </ul>
  );
}
