import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { useUrlChoice } from "~/lib/browser/url-choice";
import type { LiveTabs, UrlTab } from "./live-tabs.client";

const panelId = "tab-panel";

/** Puts the tabs side by side on every screen; a long name breaks within its tab. */
const tabListClass = "grid auto-cols-fr grid-flow-col rounded-tile bg-paper-200 p-1 sm:inline-grid";

/**
 * Tabs whose choice is in `?tab=`: plain links until the script loads, with `active` chosen by the server. A
 * page has one set. Only the chosen panel is mounted. If a link is focused, the tab in its place gets the focus.
 */
export function UrlTabs<Tab extends UrlTab>({
  label,
  tabs,
  path,
  active,
  panel,
}: {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  path: string;
  active: Tab;
  panel: (tab: Tab) => ReactNode;
}) {
  const [chosen, choose] = useUrlChoice(tabs, "tab", active);
  const [Live, setLive] = useState<typeof LiveTabs | null>(null);
  const links = useRef<HTMLElement>(null);
  const focusedTab = useRef<string | undefined>(undefined);

  useEffect(() => {
    import("./live-tabs.client").then(
      (code) => {
        const link = document.activeElement;
        if (link instanceof HTMLElement && links.current?.contains(link)) {
          focusedTab.current = link.dataset["tab"];
        }
        setLive(() => code.LiveTabs);
      },
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (Live && focusedTab.current) document.getElementById(elementId(focusedTab.current))?.focus();
  }, [Live]);

  const panelProps = Live && {
    id: panelId,
    role: "tabpanel",
    tabIndex: 0,
    "aria-labelledby": elementId(chosen.id),
  };
  return (
    <>
      {Live ? (
        <Live
          label={label}
          tabs={tabs}
          panelId={panelId}
          chosen={chosen.id}
          onChoose={choose}
          className={tabListClass}
        />
      ) : (
        <nav ref={links} aria-label={label} className={tabListClass}>
          {tabs.map((tab) => (
            <a
              key={tab.id}
              href={`${path}?${new URLSearchParams({ tab: tab.id })}`}
              data-tab={tab.id}
              aria-current={tab.id === chosen.id ? "page" : undefined}
              className="grid min-h-11 place-items-center rounded-small px-2 text-center text-small font-semibold text-muted hover:text-fg aria-[current]:bg-ink-900 aria-[current]:text-paper-0 sm:px-5"
            >
              {tab.label}
            </a>
          ))}
        </nav>
      )}
      <div className="rounded-card" {...panelProps}>
        <Fragment key={chosen.id}>{panel(chosen)}</Fragment>
      </div>
    </>
  );
}

function elementId(tabId: string): string {
  return `${panelId}-${tabId}`;
}
