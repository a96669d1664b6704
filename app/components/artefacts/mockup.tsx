import type { ReactNode } from "react";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { Board, Ledger, Planner, TitleBar, Week } from "./boards";
import { Flow, Sheet } from "./papers";
import type { ArtefactWords, BrowserWords, ChatWords, MergeWords } from "./words";

/** A conversation with an agent, written or spoken, and what came of it. */
function Chat({ icon, title, state, lines, done }: ChatWords) {
  return (
    <>
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

export function ChatLine({ by, text }: { by: ChatWords["lines"][number]["by"]; text: ReactNode }) {
  const look =
    by === "agent"
      ? "justify-self-end bg-pine-100 text-pine-800"
      : "justify-self-start bg-paper-100";
  return <p className={`max-w-[85%] rounded-tile px-4 py-2.5 ${look}`}>{text}</p>;
}

function Browser({ address, brand, menu, headline, text, button, tiles }: BrowserWords) {
  return (
    <>
      <div className="flex items-center gap-1.5 border-b border-paper-200 bg-paper-100 px-4 py-3">
        <span className="size-2.5 rounded-full bg-edge" />
        <span className="size-2.5 rounded-full bg-edge" />
        <span className="size-2.5 rounded-full bg-edge" />
        <span className="ml-3 flex min-w-0 flex-1 items-center gap-2 rounded-full bg-paper-0 px-3 py-1 text-fine text-subtle">
          <Icon name="lock" className="size-3.5" />
          <span className="truncate">{address}</span>
        </span>
      </div>
      <div className="flex items-center justify-between px-6 py-4 text-fine text-subtle">
        <span className="font-display text-ui font-semibold text-fg">{brand}</span>
        <span className="flex gap-4 max-sm:hidden">
          {menu.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </span>
      </div>
      <div className="bg-agents-tint px-6 py-10">
        <span className="block max-w-[16ch] font-display text-h2">{headline}</span>
        <span className="mt-3 block max-w-[36ch] text-muted">{text}</span>
        <span className="mt-5 inline-block rounded-small bg-agents px-4 py-2.5 font-semibold text-paper-0">
          {button}
        </span>
      </div>
      <div className="grid grid-cols-3 gap-2 p-4 text-badge font-medium sm:gap-3 sm:p-5 sm:text-fine">
        {tiles.map((tile) => (
          <span
            key={tile.text}
            className="grid gap-2 rounded-small border border-paper-200 p-2 sm:p-3"
          >
            <Icon name={tile.icon} className="size-5 text-agents" />
            {tile.text}
          </span>
        ))}
      </div>
    </>
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
              className="flex items-center gap-2.5 rounded-small border border-dashed border-edge px-4 py-3 text-muted"
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

/** A drawn product on a card; screen readers hear its caption instead. */
export function Mockup({ of }: { of: ArtefactWords }) {
  return (
    <div>
      <p className="sr-only">{of.caption}</p>
      <div
        aria-hidden="true"
        className="on-paper overflow-hidden rounded-card border border-paper-200 bg-paper-0 text-small shadow-e3"
      >
        <Drawing {...of} />
      </div>
    </div>
  );
}

function Drawing(words: ArtefactWords) {
  switch (words.kind) {
    case "board":
      return <Board {...words} />;
    case "chat":
      return <Chat {...words} />;
    case "browser":
      return <Browser {...words} />;
    case "planner":
      return <Planner {...words} />;
    case "ledger":
      return <Ledger {...words} />;
    case "list-merge":
      return <ListMerge {...words} />;
    case "sheet":
      return <Sheet {...words} />;
    case "flow":
      return <Flow {...words} />;
    case "picture":
      return (
        <img
          src={words.src}
          alt=""
          width={640}
          height={words.height}
          loading="lazy"
          className="w-full"
        />
      );
    case "week":
      return <Week {...words} />;
    default:
      return words satisfies never;
  }
}
