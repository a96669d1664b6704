import { Icon } from "~/components/ui/icon";
import { Section } from "~/components/ui/section";
import { readyNow } from "~/content/pages/guide-facts";
import { href } from "~/lib/render/href";

/** What there is today, while the guides are still to come, for a `Still`. */
export function ReadyNow() {
  const { items, ...heading } = readyNow;
  return (
    <Section {...heading} tone="alternate" density="tight">
      <ul className="grid gap-5 lg:grid-cols-3">
        {items.map(({ page, title, text, action, length, scrap }, nth) => (
          <li key={page}>
            <a
              href={href(page)}
              className="group grid h-full grid-rows-[auto_1fr] rounded-card border border-paper-200 bg-paper-0 eased hover:border-pine-600/40 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-1"
            >
              <span
                aria-hidden="true"
                className={`grid rounded-card p-5 text-small lg:h-60 ${grounds[nth]}`}
              >
                <Scrap of={scrap} />
              </span>
              <span className="flex flex-col gap-1 p-6">
                <span className="font-display text-h3 group-hover:text-pine-700">{title}</span>
                <span className="mb-4 text-small text-muted">{text}</span>
                <span className="mt-auto flex items-center gap-2 text-small font-semibold text-pine-700">
                  {action}
                  <Icon name="arrow-right" className="size-4" />
                  <span className="ml-auto font-normal text-subtle">{length}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const grounds = ["bg-workspace-tint", "bg-pine-100", "bg-automation-tint"];
const paper = "rounded-tile bg-paper-0 shadow-e2";

type Scraps = (typeof readyNow.items)[number]["scrap"];
type ScrapOf<Kind extends Scraps["kind"]> = Extract<Scraps, { readonly kind: Kind }>;

/** A readable piece of what is inside. */
function Scrap({ of }: { of: Scraps }) {
  if (of.kind === "merge") return <Merge {...of} />;
  return of.kind === "ranking" ? <Ranking {...of} /> : <Letter {...of} />;
}

function Merge({ lists, into, field }: ScrapOf<"merge">) {
  return (
    <span className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span className="grid gap-2">
        {lists.map((list) => (
          <span
            key={list}
            className="rounded-small border dashed border-edge bg-paper-0 px-3 py-2.5 text-muted"
          >
            {list}
          </span>
        ))}
      </span>
      <Icon name="arrow-right" className="size-5 text-workspace" />
      <span className={`grid gap-2 p-4 ${paper}`}>
        <span className="text-ui font-semibold">{into}</span>
        <span className="justify-self-start rounded-full bg-workspace-tint px-2.5 py-1 text-badge font-semibold text-workspace">
          {field}
        </span>
      </span>
    </span>
  );
}

const shares = ["w-full", "w-1/2", "w-1/4"];

function Ranking({ rows }: ScrapOf<"ranking">) {
  return (
    <span className={`grid content-evenly gap-3 p-5 ${paper}`}>
      {rows.map(([task, saves], nth) => (
        <span key={task}>
          <span className="flex justify-between gap-4">
            <span className={nth === 0 ? "font-semibold" : "text-muted"}>{task}</span>
            <span className="font-semibold tabular-nums">{saves}</span>
          </span>
          <span
            className={`mt-1.5 block h-2.5 rounded-full ${shares[nth]} ${nth === 0 ? "bg-pine-600" : "bg-pine-200"}`}
          />
        </span>
      ))}
    </span>
  );
}

function Letter({ subject, at, line, files }: ScrapOf<"letter">) {
  return (
    <span className={`flex flex-col p-5 ${paper}`}>
      <span className="flex items-center gap-2.5 border-b border-paper-200 pb-3">
        <Icon name="mark" className="size-6 shrink-0 text-pine-600" />
        <span className="font-semibold">{subject}</span>
        <span className="ml-auto text-subtle tabular-nums">{at}</span>
      </span>
      <span className="my-3 text-muted">{line}</span>
      <span className="mt-auto grid grid-cols-3 gap-2">
        {files.map(({ icon, name }) => (
          <span
            key={name}
            className="grid justify-items-center gap-1 rounded-small bg-automation-tint py-2.5 text-badge font-semibold text-automation"
          >
            <Icon name={icon} className="size-5" />
            {name}
          </span>
        ))}
      </span>
    </span>
  );
}
