import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

/** A conversation and its results. `by` decides the side and color of a line. */
export type ChatWords = {
  readonly kind: "chat";
  /** Read by screen readers instead of the drawing. */
  readonly caption: string;
  readonly icon: IconName;
  readonly title: string;
  readonly state: string;
  readonly call?: { readonly from: string; readonly number: string; readonly length: string };
  readonly lines: readonly {
    readonly by: "person" | "agent";
    readonly text: string;
    readonly at?: string;
  }[];
  readonly results: readonly { readonly icon: IconName; readonly text: string }[];
};

export function TitleBar({ icon, title, state }: Pick<ChatWords, "icon" | "title" | "state">) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-paper-200 px-5 py-3">
      <span className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} className="size-4.5 text-subtle" />
        {title}
      </span>
      <Badge>{state}</Badge>
    </div>
  );
}

export function Chat({ icon, title, state, call, lines, results }: ChatWords) {
  return (
    <>
      {call ? <CallBar {...call} /> : null}
      <TitleBar icon={icon} title={title} state={state} />
      <div className="grid gap-2.5 p-5">
        {lines.map((line) => (
          <ChatLine key={line.text} {...line} />
        ))}
      </div>
      <div className="grid gap-2 border-t border-paper-200 bg-paper-50 px-5 py-4 font-medium">
        {results.map((result) => (
          <span key={result.text} className="flex items-center gap-2.5">
            <Icon name={result.icon} className="size-4.5 text-pine-600" />
            {result.text}
          </span>
        ))}
      </div>
    </>
  );
}

function CallBar({ from, number, length }: NonNullable<ChatWords["call"]>) {
  return (
    <div className="flex items-center gap-3.5 on-ink bg-ink-800 px-5 py-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lime-300 text-ink-900">
        <Icon name="phone" />
      </span>
      <span>
        <span className="block font-semibold">{from}</span>
        <span className="block text-fine whitespace-nowrap text-subtle">{number}</span>
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

/** Bars of a voice's loudness. */
const wave =
  "M2 14v4M9 11v10M16 6v20M23 12v8M30 14v4M37 9v14M44 3v26M51 8v16M58 13v6M65 14v4M72 10v12M79 5v22M86 11v10M93 14v4M100 9v14M107 13v6M114 15v2";

function ChatLine({ by, text, at }: ChatWords["lines"][number]) {
  const look =
    by === "agent"
      ? "justify-self-end bg-pine-100 text-pine-800"
      : "justify-self-start bg-paper-100";
  return (
    <p className={`max-w-[85%] rounded-tile px-4 py-2.5 ${look}`}>
      {at ? <span className="block text-badge opacity-75">{at}</span> : null}
      {text}
    </p>
  );
}
