// Separate for the browser bundle: loaded after the page, which shows links until then.
import { List, Root, Trigger } from "@radix-ui/react-tabs";

export type UrlTab = { readonly id: string; readonly label: string };

export function LiveTabs({
  label,
  tabs,
  chosen,
  panelId,
  className,
  onChoose,
}: {
  label: string;
  tabs: readonly UrlTab[];
  chosen: string;
  panelId: string;
  className: string;
  onChoose: (id: string) => void;
}) {
  return (
    <Root value={chosen} onValueChange={onChoose}>
      <List aria-label={label} className={className}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            value={tab.id}
            id={`${panelId}-${tab.id}`}
            aria-controls={tab.id === chosen ? panelId : undefined}
            className="min-h-11 rounded-small px-2 text-small font-semibold text-muted hover:text-fg aria-selected:bg-ink-900 aria-selected:text-paper-0 sm:px-5"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
    </Root>
  );
}
