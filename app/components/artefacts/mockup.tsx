import { artefacts } from "~/content/artefacts";
import type { ArtefactId } from "~/content/section";
import { Board } from "./board";
import { Browser } from "./browser";
import { Chat } from "./chat";
import { Ledger } from "./ledger";
import { ListMerge } from "./list-merge";
import { Planner } from "./planner";

/** A drawn product on a card; screen readers hear its caption instead. */
export function Mockup({ of }: { of: ArtefactId }) {
  return (
    <div>
      <p className="sr-only">{artefacts[of].caption}</p>
      <div
        aria-hidden="true"
        className="on-paper overflow-hidden rounded-card border border-paper-200 bg-paper-0 text-small shadow-e3"
      >
        <Drawing of={of} />
      </div>
    </div>
  );
}

function Drawing({ of }: { of: ArtefactId }) {
  switch (of) {
    case "board":
      return <Board {...artefacts.board} />;
    case "verdict-board":
      return <Board {...artefacts["verdict-board"]} />;
    case "launch-board":
      return <Board {...artefacts["launch-board"]} />;
    case "agent-chat":
      return <Chat {...artefacts["agent-chat"]} icon="bot" />;
    case "knowledge-chat":
      return <Chat {...artefacts["knowledge-chat"]} icon="bot" />;
    case "phone-call":
      return <Chat {...artefacts["phone-call"]} icon="phone" />;
    case "browser":
      return <Browser {...artefacts.browser} />;
    case "planner":
      return <Planner {...artefacts.planner} />;
    case "invoice":
      return <Ledger {...artefacts.invoice} icon="file-text" />;
    case "free-months":
      return <Ledger {...artefacts["free-months"]} icon="calendar-check" />;
    case "retention-rules":
      return <Ledger {...artefacts["retention-rules"]} icon="lock" />;
    case "list-merge":
      return <ListMerge {...artefacts["list-merge"]} />;
    default:
      return of satisfies never;
  }
}
