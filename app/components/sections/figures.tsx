import { Section } from "../ui/section";
import type { FiguresSection } from "./section";

/** Figures in cells parted by hairlines, each with its unit and what it counts. */
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

/** Reasons in cells, each headed by a figure. */
export function Cells({
  id,
  of: cells,
}: {
  id: string;
  of: readonly { readonly figure: string; readonly title: string; readonly text: string }[];
}) {
  return (
    <ul id={id} className="mt-8 grid grid-cols-2 border-t border-fg md:mt-12 lg:grid-cols-4">
      {cells.map(({ figure, title, text }) => (
        <li
          key={title}
          className="pt-5 max-lg:pr-3 max-lg:pb-5 max-lg:even:border-l max-lg:even:pl-4 max-lg:nth-[-n+2]:border-b lg:border-l lg:px-6 lg:first:border-l-0 lg:first:pl-0"
        >
          <p className="font-display text-[2rem] leading-none font-semibold md:text-[2.5rem]">
            {figure}
          </p>
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="mt-1 text-small text-muted md:text-ui">{text}</p>
        </li>
      ))}
    </ul>
  );
}
