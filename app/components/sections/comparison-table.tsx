import { Icon } from "~/components/ui/icon";
import { Section } from "~/components/ui/section";
import { labels } from "~/content/words/labels";
import type { TableSection } from "./section";

/** Small screens scroll a table sideways that is too wide for them, so the keyboard has to reach it. */
const scrollBox = { tabIndex: 0 };

export function ComparisonTable(section: TableSection) {
  const { id, tone, title, lede, caption, columns, rows, highlighted } = section;
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <section
        {...scrollBox}
        aria-label={caption}
        className="overflow-x-auto rounded-card border border-paper-200 bg-paper-0"
      >
        <table
          className={`w-full border-collapse text-left text-small ${columns.length > 3 ? "min-w-160" : ""}`}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, nth) => (
                <th
                  key={column}
                  scope="col"
                  className={`font-display text-ui font-semibold ${cell(nth, highlighted)}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label} className="border-t border-paper-200">
                <th scope="row" className={`font-medium ${cell(0, highlighted)}`}>
                  {label}
                </th>
                {cells.map((value, nth) => (
                  <td key={nth} className={`tabular-nums text-muted ${cell(nth + 1, highlighted)}`}>
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
  const base = "px-3.5 py-4 align-top sm:px-5";
  if (column === 0) return `${base} sticky left-0 max-w-40 border-r border-paper-200 bg-paper-0`;
  return column === highlighted ? `${base} bg-pine-100/50` : base;
}
