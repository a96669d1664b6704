import { Section, type Titled } from "../ui/section";

type ListItem = {
  readonly title: string;
  readonly text?: string;
  readonly when?: string;
  readonly points?: readonly string[];
  readonly result?: string;
  readonly client?: string;
};

type Group = { readonly title: string; readonly text: string; readonly items: readonly ListItem[] };

export function List({
  items,
  groups,
  ...heading
}: Titled & { items: readonly ListItem[]; groups?: readonly Group[] }) {
  return (
    <Section {...heading} density={heading.hasLargeTitle ? "open" : "normal"}>
      <Rows items={items} columns={items.length === 3 ? 3 : 2} />
      {groups?.map((group) => (
        <div key={group.title} className="mt-10 grid gap-x-18 gap-y-4 lg:grid-cols-[1fr_2fr]">
          <div className="lg:pt-4">
            <h3 className="text-h3">{group.title}</h3>
            <p className="mt-1 max-w-[36ch] text-small text-muted">{group.text}</p>
          </div>
          <Rows items={group.items} columns={1} />
        </div>
      ))}
    </Section>
  );
}

const rowsClass = { 1: "rows", 2: "rows rows-two", 3: "rows rows-three" };

function Rows({ items, columns }: { items: readonly ListItem[]; columns: 1 | 2 | 3 }) {
  if (items.length === 0) return null;
  return (
    <ul className={rowsClass[columns]}>
      {items.map((item) => (
        <li key={item.title}>
          {item.when ? <p className="w-17 text-small text-subtle">{item.when}</p> : null}
          <div
            className={`min-w-0 flex-1 ${item.points && columns < 3 ? "gap-x-6 md:grid md:grid-cols-2" : ""}`}
          >
            <div>
              <h3 className="text-[1.0625rem] font-semibold">{item.title}</h3>
              {item.text ? <p className="mt-0.5 text-small text-muted">{item.text}</p> : null}
            </div>
            {item.points ? (
              <ul className={`text-small text-muted ${columns < 3 ? "max-md:mt-1.5" : "mt-1.5"}`}>
                {item.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
          {item.result ? <Result {...item} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Result({ when, result, client }: ListItem) {
  const onPhones = when || client ? "max-md:basis-full" : "max-md:max-w-[30%]";
  const indent = when ? "max-md:pl-22" : "";
  const onWideScreens = client ? "md:w-56" : "md:max-w-72";
  return (
    <p className={`text-small font-semibold text-tint-ink ${onPhones} ${indent} ${onWideScreens}`}>
      {result}
      {client ? <span className="block font-normal text-muted">{client}</span> : null}
    </p>
  );
}
