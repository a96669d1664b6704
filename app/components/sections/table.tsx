import { labels } from "~/content/words/labels";
import { Icon } from "../ui/icon";
import { scrollBox } from "../ui/scroll-box";
import { Section } from "../ui/section";
import { ActionRow, TextLink } from "./action";
import type { TableSection } from "./section";

/** On phones two columns share the width under the row's name; the cells of more follow each other. */
const looks = {
  pair: {
    row: "max-md:grid max-md:grid-cols-2",
    head: "max-md:first:hidden max-md:nth-2:pl-0",
    name: "max-md:col-span-2 max-md:pb-0",
    cell: "max-md:nth-2:pl-0",
    marked: "on-tint",
  },
  flow: {
    row: "max-md:block max-md:py-3.5",
    head: "",
    name: "max-md:py-0.5",
    cell: "max-md:px-0 max-md:py-0.5",
    marked: "on-tint max-md:my-1.5 max-md:px-3 max-md:py-1.5",
  },
};

export function Table(section: TableSection) {
  const {
    id,
    title,
    lede,
    hasLargeTitle,
    caption,
    columns,
    rows,
    highlighted,
    total,
    actions,
    more,
  } = section;
  const look = looks[columns.length === 3 ? "pair" : "flow"];
  return (
    <Section
      id={id}
      title={title}
      lede={lede}
      hasLargeTitle={hasLargeTitle}
      density={hasLargeTitle ? "open" : "normal"}
    >
      <section {...scrollBox} aria-label={caption} className="overflow-x-auto">
        <table className="w-full text-left">
          <caption className="sr-only">{caption}</caption>
          <thead className={look === looks.flow ? "max-md:hidden" : ""}>
            <tr className={look.row}>
              {columns.map((column, nth) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-4 py-3 font-display text-ui font-semibold first:pl-0 ${look.head} ${nth === highlighted ? "on-tint" : ""}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="align-baseline [&_td:has(svg)]:align-middle">
            {rows.map(({ label, cells, client }) => (
              <tr key={label} className={`border-t first:border-fg ${look.row}`}>
                <th scope="row" className={`py-4 pr-4 font-semibold max-md:block ${look.name}`}>
                  {label}
                </th>
                {cells.map((value, nth) => (
                  <td
                    key={nth}
                    className={`px-4 py-4 max-md:block ${look.cell} ${nth + 1 === highlighted ? `font-semibold ${look.marked}` : "text-muted"}`}
                  >
                    {nth > 0 && columns.length > 3 ? (
                      <span className="font-normal text-muted md:hidden">{`${columns[nth + 1]}: `}</span>
                    ) : null}
                    <Value value={value} />
                    {client && nth === cells.length - 1 ? (
                      <span className="block text-small font-normal text-muted">{client}</span>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total ? (
            <tfoot className="align-baseline">
              <tr className={`border-t border-fg ${look.row}`}>
                <th
                  scope="row"
                  colSpan={columns.length - 1}
                  className={`py-4 pr-4 font-normal max-md:block ${look.name}`}
                >
                  {total.label}
                </th>
                <td className={`px-4 py-4 max-md:block ${look.cell} ${look.marked}`}>
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
