import { Bold } from "../ui/section";
import type { Action } from "./action";

export function Clauses({
  indexTitle,
  clauses,
}: {
  indexTitle: string;
  clauses: readonly Clause[];
}) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_min(44rem,66%)]">
      <nav aria-labelledby="index" className="no-print self-start lg:sticky lg:top-8">
        <h2 id="index" className="text-ui font-semibold">
          {indexTitle}
        </h2>
        <ol className="mt-2">
          {clauses.map(({ id, title }, nth) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-baseline gap-2.5 py-2.5 text-small text-muted hover:text-pine-700 lg:min-h-9 lg:py-1.5"
              >
                <span className="min-w-[2ch] shrink-0 whitespace-nowrap text-subtle">
                  {nth + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-176 space-y-12 text-muted [&_a]:font-medium [&_a]:text-pine-700 [&_a]:underline [&_a]:underline-offset-3 [&_a:hover]:text-pine-600 [&_h2]:text-fg [&_h3]:text-fg [&_li]:pl-1 [&_b]:text-fg [&_ol]:list-decimal [&_ul]:list-disc [&_:is(ol,ul)]:space-y-2 [&_:is(ol,ul)]:pl-5">
        {clauses.map((clause, nth) => (
          <ClauseText key={clause.id} number={nth + 1} {...clause} />
        ))}
      </div>
    </div>
  );
}

function ClauseText(clause: Clause & { number: number }) {
  const { number, id, title, paragraphs, table, points, isNumbered } = clause;
  const List = isNumbered ? "ol" : "ul";
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="scroll-mt-8 font-display text-[1.5rem] leading-[1.25]">
        {number}. {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table ? <ClauseTable {...table} /> : null}
      {points ? (
        <List>
          {points.map((point) => (
            <li key={point}>
              <Bold of={point} />
            </li>
          ))}
        </List>
      ) : null}
    </section>
  );
}

function ClauseTable({ caption, columns, groups }: ClauseTableProps) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <caption className="mb-2 pt-4 text-left font-semibold text-fg">{caption}</caption>
      <thead>
        <tr className="border-y border-edge text-fg max-md:grid max-md:grid-cols-2">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2.5 pr-4 font-semibold last:pr-0 max-md:first:hidden"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title} className="align-baseline">
          <tr className="border-b border-edge">
            <th
              scope="rowgroup"
              colSpan={columns.length}
              className="pt-7 pb-2 font-display text-body font-semibold text-fg"
            >
              {title}
            </th>
          </tr>
          {rows.map(([name, ...cells]) => (
            <tr
              key={name}
              className="border-b border-paper-200 max-md:grid max-md:grid-cols-2 max-md:py-2"
            >
              <th
                scope="row"
                className="py-3 pr-4 font-medium text-fg wrap-anywhere max-md:col-span-2 max-md:py-1 md:w-[38%]"
              >
                {name}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="py-3 pr-4 last:pr-0 max-md:py-1">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type ClauseTableProps = {
  readonly caption: string;
  readonly columns: readonly [string, string, string];
  readonly groups: readonly {
    readonly title: string;
    readonly rows: readonly (readonly [string, string, string])[];
  }[];
};

export type Clause = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly table?: ClauseTableProps;
  /** Text between two `*` is bold. */
  readonly points?: readonly string[];
  readonly isNumbered?: true;
};

export type LegalDocument = {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly subject: string;
  readonly back: Action;
  readonly updated: string;
  readonly indexTitle: string;
  readonly summary: { readonly title: string; readonly points: readonly string[] };
  readonly contact: string;
  readonly clauses: readonly Clause[];
};
