import { List, Root, Trigger } from "@radix-ui/react-tabs";
import { TabLabel } from "./tab-label";

/** The tabs alone; what they choose is a panel of the parent's with the id `panelId`. */
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
        {tabs.map(({ id, label: text, short }) => (
          <Trigger
            key={id}
            value={id}
            id={`${panelId}-${id}`}
            aria-controls={id === chosen ? panelId : undefined}
            className="min-h-11 rounded-small px-2 leading-tight text-balance text-small font-semibold text-muted hover:text-fg aria-selected:bg-paper-0 aria-selected:text-fg aria-selected:shadow-e1 sm:px-5"
          >
            <TabLabel label={text} short={short} />
          </Trigger>
        ))}
      </List>
    </Root>
  );
}

/** `short` begins as the label does, and stands in its place where there is little room. */
export type UrlTab = { readonly id: string; readonly label: string; readonly short?: string };
