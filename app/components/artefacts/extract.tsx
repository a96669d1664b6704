/** A few lines out of a record of the product, which can be read: what it says, and what came of it. */
export type ExtractWords = {
  readonly title: string;
  readonly rows: readonly {
    readonly label: string;
    readonly text: string;
    /** The line that needs a person. */
    readonly flagged?: true;
  }[];
};

export function Extract({ title, rows }: ExtractWords) {
  return (
    <div className="mt-4 grow rounded-tile border border-paper-200 bg-paper-0 px-5 pt-3.5 pb-1.5 text-small shadow-e2">
      <p className="pb-2.5 font-semibold">{title}</p>
      <dl>
        {rows.map(({ label, text, flagged }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t dashed border-edge py-2 tabular-nums"
          >
            <dt className="text-muted">{label}</dt>
            <dd
              className={`text-right font-semibold ${flagged ? "text-automation" : "text-pine-700"}`}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
