import type { ReactNode } from "react";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { BurnUp } from "./burn-up";
import { Board, Ledger, TitleBar, Week } from "./boards";
import { Flow, Folder, ProcessMap, Sheet } from "./papers";
import { Sites } from "./sites";
import type {
  ArtefactWords,
  BurnUpWords,
  ChatWords,
  FolderWords,
  MergeWords,
  PictureWords,
  SitesWords,
} from "./words";

/** A conversation with an agent, written or spoken, and what came of it. */
function Chat({ icon, title, state, call, lines, done }: ChatWords) {
  return (
    <>
      {call ? <Ringing {...call} /> : null}
      <TitleBar icon={icon} title={title} state={state} />
      <div className="grid gap-2.5 p-5">
        {lines.map((line) => (
          <ChatLine key={line.text} {...line} />
        ))}
      </div>
      <div className="grid gap-2 border-t border-paper-200 bg-paper-50 px-5 py-4 font-medium">
        {done.map((result) => (
          <span key={result.text} className="flex items-center gap-2.5">
            <Icon name={result.icon} className="size-4.5 text-pine-600" />
            {result.text}
          </span>
        ))}
      </div>
    </>
  );
}

/** The head of a phone on which somebody is speaking. */
function Ringing({ from, number, length }: NonNullable<ChatWords["call"]>) {
  return (
    <div className="flex items-center gap-3.5 bg-ink-800 px-5 py-4 text-on-dark">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lime-300 text-ink-900">
        <Icon name="phone" className="size-5" />
      </span>
      <span>
        <span className="block font-semibold">{from}</span>
        <span className="block text-fine whitespace-nowrap tabular-nums text-on-dark-subtle">
          {number}
        </span>
      </span>
      <svg
        viewBox="0 0 120 32"
        className="ml-auto h-6 w-20 text-lime-300 max-[359px]:hidden sm:w-28"
      >
        <path d={wave} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className="tabular-nums">{length}</span>
    </div>
  );
}

const wave =
  "M2 14v4M9 11v10M16 6v20M23 12v8M30 14v4M37 9v14M44 3v26M51 8v16M58 13v6M65 14v4M72 10v12M79 5v22M86 11v10M93 14v4M100 9v14M107 13v6M114 15v2";

type ChatLineProps = Omit<ChatWords["lines"][number], "text"> & { text: ReactNode };

export function ChatLine({ by, text, at, aside }: ChatLineProps) {
  const look =
    by === "agent"
      ? "justify-self-end bg-pine-100 text-pine-800"
      : "justify-self-start bg-paper-100";
  return (
    <p className={`max-w-[85%] rounded-tile px-4 py-2.5 ${look} ${aside ? "max-sm:hidden" : ""}`}>
      {at ? <span className="block text-badge tabular-nums opacity-75">{at}</span> : null}
      {text}
    </p>
  );
}

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
  if (of.kind === "burn-up") return <BurnUp {...of} />;
  const stack = of.kind === "process-map" || (of.kind === "picture" && of.pages === true);
  return (
    <div className={stack ? "paper-stack md:max-lg:max-w-120" : ""}>
      <p className="sr-only">{of.caption}</p>
      <div
        aria-hidden="true"
        className="on-paper h-full overflow-hidden rounded-card border border-paper-200 bg-paper-0 text-small shadow-e3"
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
  of: Exclude<ArtefactWords, SitesWords | FolderWords | BurnUpWords>;
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
