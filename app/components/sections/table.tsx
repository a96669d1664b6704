import { labels } from "~/content/words/labels";
import { Icon } from "../ui/icon";
import { scrollBox } from "../ui/scroll-box";
import { Section } from "../ui/section";
import { ActionRow, TextLink } from "./action";
import type { TableSection } from "./section";

export function Table(section: TableSection) {
  const { id, title, lede, claim, caption, columns, rows, highlighted, total, actions, more } =
    section;
  return (
    <Section id={id} title={title} lede={lede} claim={claim} density={claim ? "open" : "normal"}>
      <section {...scrollBox} aria-label={caption} className="overflow-x-auto">
        <table className={`ruled ${columns.length === 3 ? "pair" : "flow"}`}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, nth) => (
                <th
                  key={column}
                  scope="col"
                  className={nth === highlighted ? "on-tint" : undefined}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, client }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((value, nth) => (
                  <td
                    key={nth}
                    className={
                      nth + 1 === highlighted ? "on-tint font-semibold text-fg" : undefined
                    }
                  >
                    <Value value={value} />
                    {client && nth === cells.length - 1 ? (
                      <span className="block text-small font-normal text-muted">{client}</span>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-fg pt-4">
          {total.label} <b className="font-display text-price">{total.amount}</b>
        </p>
      ) : null}
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
