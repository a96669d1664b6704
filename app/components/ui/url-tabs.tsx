import * as Tabs from "@radix-ui/react-tabs";
import {
  forwardRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from "react";

export type UrlTab = { readonly id: string; readonly label: string };

/**
 * Tabs whose choice lives in `?tab=`. Without script, or before it runs, they are links to the same
 * page; then they become a tab list on the same elements, so that no focus is lost. Only the chosen
 * panel is there. `active` is what the server read from the address.
 */
export function UrlTabs<Tab extends UrlTab>({
  label,
  tabs,
  path,
  active,
  panel,
}: {
  label: string;
  tabs: readonly Tab[];
  path: string;
  active: string;
  panel: (tab: Tab) => ReactNode;
}) {
  const [chosen, setChosen] = useState(active);
  const choose = (id: string) => {
    setChosen(id);
    const url = new URL(window.location.href);
    url.searchParams.set("tab", id);
    window.history.replaceState(window.history.state, "", url);
  };
  return (
    <Tabs.Root value={chosen} onValueChange={choose}>
      <Tabs.List asChild>
        <TabList aria-label={label} className={tabs.length === 2 ? lying : standing}>
          {tabs.map(({ id, label: name }) => (
            <Tabs.Trigger key={id} value={id} onClick={stay} asChild>
              <TabLink href={`${path}?${new URLSearchParams({ tab: id })}`}>{name}</TabLink>
            </Tabs.Trigger>
          ))}
        </TabList>
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id} asChild>
          <TabPanel>{panel(tab)}</TabPanel>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Two fit beside each other on any screen. */
const lying = "auto-cols-fr grid-flow-col";
const standing = "sm:auto-cols-fr sm:grid-flow-col";

/** The link is followed only into another tab or window. */
function stay(event: MouseEvent): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!opensElsewhere) event.preventDefault();
}

const TabList = forwardRef<HTMLElement, ComponentPropsWithoutRef<"nav">>(
  ({ className, ...props }, ref) => (
    <nav
      {...useTabProps(props)}
      ref={ref}
      className={`grid rounded-tile bg-paper-200 p-1 sm:inline-grid ${className}`}
    />
  ),
);
TabList.displayName = "TabList";

const TabLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<"a">>((props, ref) => {
  const { children, "data-state": state, ...others } = useTabProps<TabLinkProps>(props);
  return (
    <a
      {...others}
      ref={ref}
      aria-current={others.role === undefined && state === "active" ? "page" : undefined}
      data-state={state}
      className="flex min-h-11 items-center justify-center rounded-small px-3 text-center text-small sm:px-5 font-semibold text-muted hover:text-fg data-[state=active]:bg-paper-0 data-[state=active]:text-fg data-[state=active]:shadow-e1"
    >
      {children}
    </a>
  );
});
TabLink.displayName = "TabLink";

type TabLinkProps = ComponentPropsWithoutRef<"a"> & { "data-state"?: string };

const TabPanel = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<"div">>((props, ref) => (
  <div {...useTabProps(props)} ref={ref} />
));
TabPanel.displayName = "TabPanel";

/** What Radix adds to make a tab list: it comes with the script that moves between the tabs. */
const tabAttributes = [
  "role",
  "tabIndex",
  "aria-selected",
  "aria-controls",
  "aria-labelledby",
  "aria-orientation",
];

/** What Radix gives an element, less a button's type and the `style` that the CSP forbids. */
function useTabProps<Props extends object>(given: Props): Props {
  const scripted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const dropped = ["style", "type", ...(scripted ? [] : tabAttributes)];
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => !dropped.includes(name)),
  ) as Props;
}
