import { TitleBar } from "./chats";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

export type StopsAndStaysWords = {
  readonly icon: IconName;
  readonly title: string;
  readonly state: string;
  readonly rows: readonly {
    readonly label: string;
    readonly text: string;
    readonly outcome: string;
    readonly stays?: true;
  }[];
};

/** A list of things that either stop (struck through) or stay (checked). */
export function StopsAndStays({ icon, title, state, rows }: StopsAndStaysWords) {
  return (
    <div className="on-paper overflow-hidden rounded-card bg-paper-0 text-small">
      <TitleBar icon={icon} title={title} state={state} />
      <ul className="divide-y">
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </ul>
    </div>
  );
}

function Row({ label, text, outcome, stays }: StopsAndStaysWords["rows"][number]) {
  return (
    <li className={`flex items-center gap-4 px-5 py-4 ${stays ? "" : "bg-paper-50"}`}>
      <span className="min-w-0 grow">
        <span
          className={`block font-semibold ${stays ? "" : "text-subtle line-through decoration-control"}`}
        >
          {label}
        </span>
        <span className="mt-0.5 block text-fine text-subtle">{text}</span>
      </span>
      <span
        className={`flex shrink-0 items-center gap-1.5 text-fine font-semibold ${stays ? "text-pine-700" : "text-subtle"}`}
      >
        <Icon name={stays ? "check" : "minus"} className="size-4" />
        {outcome}
      </span>
    </li>
  );
}
