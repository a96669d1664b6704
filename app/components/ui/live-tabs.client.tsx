import type { ComponentType } from "react";
import { List, Root, Trigger } from "@radix-ui/react-tabs";

/** The tabs alone; what they choose is a panel of the parent's with the id `panelId`. */
export function LiveTabs({
  label,
  tabs,
  chosen,
  panelId,
  className,
  Label,
  onChoose,
}: {
  label: string;
  tabs: readonly UrlTab[];
  chosen: string;
  panelId: string;
  className: string;
  Label: ComponentType<UrlTab>;
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
            className="min-h-11 rounded-small px-2 text-small leading-tight font-semibold text-muted hover:text-fg aria-selected:bg-ink-900 aria-selected:text-on-dark sm:px-5"
          >
            <Label {...tab} />
          </Trigger>
        ))}
      </List>
    </Root>
  );
}

/** `short` begins as the label does, and stands in its place where there is little room. */
export type UrlTab = { readonly id: string; readonly label: string; readonly short?: string };
