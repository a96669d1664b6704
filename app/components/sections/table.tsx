import { labels } from "~/content/words/labels";
import { Icon } from "../ui/icon";
import { scrollBox } from "../ui/scroll-box";
import { Section, type Titled } from "../ui/section";
import { type Action, ActionRow, TextLink } from "./action";

/** Classes on phones: two values stand side by side under the row's label, three or more in a column. */
const layouts = {
  pair: {
    row: "max-md:grid max-md:grid-cols-2",
    head: "max-md:first:hidden max-md:nth-2:pl-0",
    label: "max-md:col-span-2 max-md:pb-0",
    cell: "max-md:nth-2:pl-0",
    highlighted: "on-tint",
  },
  stacked: {
    row: "max-md:block max-md:py-3.5",
    head: "",
    label: "max-md:py-0.5",
    cell: "max-md:px-0 max-md:py-0.5",
    highlighted: "on-tint max-md:my-1.5 max-md:px-3 max-md:py-1.5",
  },
};

type TableProps = Titled & {
  caption: string;
  columns: readonly string[];
  /** `cells` has one entry for each column after the first; `true` and `false` draw a check and a dash. */
  rows: readonly {
    readonly label: string;
    readonly cells: readonly (string | boolean)[];
    readonly client?: string;
  }[];
  /** Index within `columns`. */
  highlighted?: number;
  total?: { readonly label: string; readonly amount: string };
  actions?: readonly Action[];
  more?: Action;
};

export function Table(props: TableProps) {
  const { caption, columns, rows, highlighted, total, actions, more, ...heading } = props;
  const isPair = columns.length === 3;
  const layout = isPair ? layouts.pair : layouts.stacked;
  return (
    <Section {...heading} density={heading.hasLargeTitle ? "open" : "normal"}>
      <section {...scrollBox} aria-label={caption} className="overflow-x-auto">
        <table className="w-full text-left">
          <caption className="sr-only">{caption}</caption>
          <thead className={isPair ? "" : "max-md:hidden"}>
            <tr className={layout.row}>
              {columns.map((column, nth) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-4 py-3 font-display text-ui font-semibold first:pl-0 ${layout.head} ${nth === highlighted ? "on-tint" : ""}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="align-baseline [&_td:has(svg)]:align-middle">
            {rows.map(({ label, cells, client }) => (
              <tr key={label} className={`border-t first:border-fg ${layout.row}`}>
                <th scope="row" className={`py-4 pr-4 font-semibold max-md:block ${layout.label}`}>
                  {label}
                </th>
                {cells.map((value, nth) => {
                  const columnIndex = nth + 1;
                  const isHighlighted = columnIndex === highlighted;
                  const isLast = columnIndex === cells.length;
                  // Phones hide a stacked table's head, so each value but the first shows its column's name.
                  const columnName = isPair || nth === 0 ? null : columns[columnIndex];
                  return (
                    <td
                      key={columnIndex}
                      className={`px-4 py-4 max-md:block ${layout.cell} ${isHighlighted ? `font-semibold ${layout.highlighted}` : "text-muted"}`}
                    >
                      {columnName === null ? null : (
                        <span className="font-normal text-muted md:hidden">{`${columnName}: `}</span>
                      )}
                      <Value value={value} />
                      {client && isLast ? (
                        <span className="block text-small font-normal text-muted">{client}</span>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {total ? (
            <tfoot className="align-baseline">
              <tr className={`border-t border-fg ${layout.row}`}>
                <th
                  scope="row"
                  colSpan={columns.length - 1}
                  className={`py-4 pr-4 font-normal max-md:block ${layout.label}`}
                >
                  {total.label}
                </th>
                <td className={`px-4 py-4 max-md:block ${layout.cell} ${layout.highlighted}`}>
                  <b className="font-display text-price">{total.amount}</b>
                </td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </section>
      {actions ? <ActionRow actions={actions} className="go-last mt-7 md:justify-end" /> : null}
      {more ? (
        <p className="mt-5">
          <TextLink action={more} />
        </p>
      ) : null}
    </Section>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  return value ? (
    <Icon name="check" className="text-pine-600" label={labels.yes} />
  ) : (
    <Icon name="minus" className="text-subtle" label={labels.no} />
  );
}
