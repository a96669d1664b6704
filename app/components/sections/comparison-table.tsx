import { Icon } from "~/components/ui/icon";
import { scrollBox } from "~/components/ui/scroll-box";
import { Section } from "~/components/ui/section";
import { Segments } from "~/components/ui/segments";
import { labels } from "~/content/words/labels";
import { TextLink } from "./action";
import type { TableSection } from "./section";

/**
 * On phones a table of three columns names each row above its two others. One of more columns shows its
 * first and one other: the one that is chosen above it, or in a `flow`, where the columns follow on each
 * other, all of them below each other.
 */
export function ComparisonTable(section: TableSection) {
  const { id, tone, title, lede, caption, columns, rows, highlighted, look, more } = section;
  const isWide = columns.length > 3;
  const isChosen = isWide && look !== "flow";
  const phones = look === "flow" ? look : columns.length === 3 ? "pair" : "";
  /** What the other columns lead to, or are compared with. */
  const isAnswer = (nth: number) =>
    look === "flow" ? nth === columns.length - 2 : nth + 1 === highlighted;
  const answer = look === "flow" ? "font-semibold lg:text-ui" : "font-semibold";
  // Of two, the one that is recommended must not be the narrower.
  const isPair = highlighted !== undefined && columns.length === 3;
  const view = (
    <section
      {...scrollBox}
      aria-label={caption}
      className={`overflow-x-auto ${look === "flow" ? "sm:rounded-card sm:border sm:border-paper-200 sm:bg-paper-0" : "rounded-card border border-paper-200 bg-paper-0"} ${phones}`}
    >
      <table
        className={`w-full border-collapse text-left text-small ${isWide ? "sm:min-w-160" : ""}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, nth) => (
              <th
                key={column}
                scope="col"
                className={`font-display text-ui font-semibold ${isPair && nth > 0 ? "sm:w-1/3" : ""} ${cell(nth, highlighted)}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, client }) => (
            <tr key={label} className="border-t border-paper-200">
              <th
                scope="row"
                className={`font-medium ${look === "flow" ? "lg:max-w-none lg:whitespace-nowrap" : ""} ${cell(0, highlighted)}`}
              >
                {label}
              </th>
              {cells.map((value, nth) => (
                <td
                  key={nth}
                  className={`tabular-nums ${isAnswer(nth) ? answer : "text-muted"} ${cell(nth + 1, highlighted)}`}
                >
                  <Value value={value} />
                  {client && nth === cells.length - 1 ? (
                    <span className="block font-normal text-muted">{client}</span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      {isChosen ? (
        <div className="picked-column">
          <Segments
            name={`${id ?? "table"}-column`}
            legend={labels.column}
            options={columns.slice(1)}
            chosen={(highlighted ?? 1) - 1}
            className="mb-3 sm:hidden"
          />
          {view}
        </div>
      ) : (
        view
      )}
      {more ? <TextLink action={more} /> : null}
    </Section>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  return value ? (
    <Icon name="check" className="size-5 text-pine-600" label={labels.yes} />
  ) : (
    <Icon name="minus" className="size-5 text-subtle" label={labels.no} />
  );
}

function cell(column: number, highlighted: number | undefined): string {
  const base = "px-3.5 py-3 align-top sm:px-5";
  if (column === 0) return `${base} sticky left-0 max-w-40 border-r border-paper-200 bg-paper-0`;
  return column === highlighted ? `${base} bg-pine-100/50` : base;
}
