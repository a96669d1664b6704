import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { Chat } from "./chats";
import { Board, Ledger, Week } from "./boards";
import { Flow, Folder, ProcessMap, Sheet } from "./papers";
import { Sites } from "./sites";
import type { ArtefactWords, FolderWords, MergeWords, PictureWords, SitesWords } from "./words";

function ListMerge({ before, after, fields, result }: MergeWords) {
  return (
    <div className="p-6">
      <div className="grid gap-5 sm:grid-cols-[1fr_auto_1fr] sm:items-center">
        <div className="grid gap-2.5">
          {before.map((list) => (
            <span
              key={list}
              className="flex items-center gap-2.5 rounded-small border dashed border-edge px-4 py-3 text-muted"
            >
              <Icon name="list-checks" className="size-4.5 text-subtle" />
              {list}
            </span>
          ))}
        </div>
        <Icon
          name="arrow-right"
          className="size-6 justify-self-center text-pine-600 max-sm:rotate-90"
        />
        <div className="rounded-tile border-2 border-pine-600 p-4">
          <span className="flex items-center gap-2.5 text-ui font-semibold">
            <Icon name="list-checks" className="size-4.5 text-pine-600" />
            {after}
          </span>
          <span className="mt-4 grid justify-items-start gap-2">
            {fields.map((field) => (
              <Badge key={field}>{field}</Badge>
            ))}
          </span>
        </div>
      </div>
      <p className="mt-6 flex items-center gap-2.5 border-t border-paper-200 pt-5 font-medium">
        <Icon name="check" className="size-4.5 text-pine-600" />
        {result}
      </p>
    </div>
  );
}

/** A drawn product on a card; screen readers hear its caption instead. `first`: it is seen as the page opens. */
export function Mockup({ of, first = false }: { of: ArtefactWords; first?: boolean }) {
  if (of.kind === "sites") return <Sites {...of} />;
  if (of.kind === "folder") return <Folder {...of} />;
  const stack = of.kind === "process-map" || (of.kind === "picture" && of.pages === true);
  return (
    <div className={stack ? "paper-stack md:max-lg:max-w-120" : undefined}>
      <p className="sr-only">{of.caption}</p>
      <div
        aria-hidden="true"
        className={`on-paper h-full overflow-hidden rounded-card border text-small shadow-e3 ${of.kind === "picture" && of.dark ? "border-ink-700 bg-ink-800" : "border-paper-200 bg-paper-0"}`}
      >
        <Drawing of={of} first={first} />
      </div>
    </div>
  );
}

/** Drawn into a file. */
function Picture({ phone, first, ...of }: PictureWords & { first: boolean }) {
  const image = (
    <img
      src={of.src}
      alt=""
      width={of.width}
      height={of.height}
      loading={first ? undefined : "lazy"}
      className="w-full"
    />
  );
  if (!phone) return image;
  const { src, ...size } = phone;
  return (
    <picture>
      <source media="(max-width: 39.99rem)" srcSet={src} {...size} />
      {image}
    </picture>
  );
}

function Drawing({
  of: words,
  first,
}: {
  of: Exclude<ArtefactWords, SitesWords | FolderWords>;
  first: boolean;
}) {
  switch (words.kind) {
    case "board":
      return <Board {...words} />;
    case "chat":
      return <Chat {...words} />;
    case "ledger":
      return <Ledger {...words} />;
    case "list-merge":
      return <ListMerge {...words} />;
    case "sheet":
      return <Sheet {...words} />;
    case "process-map":
      return <ProcessMap {...words} />;
    case "flow":
      return <Flow {...words} />;
    case "picture":
      return <Picture {...words} first={first} />;
    case "week":
      return <Week {...words} />;
    default:
      return words satisfies never;
  }
}
