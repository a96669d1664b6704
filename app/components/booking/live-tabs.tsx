import { List, Root, Trigger } from "@radix-ui/react-tabs";
import type { Session } from "~/content/shared/team";

/** The tabs alone; what they choose is a panel of the parent's with the id `panelId`. */
export function LiveTabs({
  label,
  sessions,
  chosen,
  panelId,
  onChoose,
}: {
  label: string;
  sessions: readonly Session[];
  chosen: string;
  panelId: string;
  onChoose: (id: string) => void;
}) {
  return (
    <Root value={chosen} onValueChange={onChoose}>
      <List
        aria-label={label}
        className="grid rounded-tile bg-paper-200 p-1 sm:inline-grid sm:auto-cols-fr sm:grid-flow-col"
      >
        {sessions.map(({ id, label: text }) => (
          <Trigger
            key={id}
            value={id}
            id={`${panelId}-${id}`}
            aria-controls={id === chosen ? panelId : undefined}
            className="min-h-11 rounded-small px-5 text-small font-semibold text-muted hover:text-fg aria-selected:bg-paper-0 aria-selected:text-fg aria-selected:shadow-e1"
          >
            {text}
          </Trigger>
        ))}
      </List>
    </Root>
  );
}
