import { Fragment, type MouseEvent, type ReactNode } from "react";
import { useUrlChoice } from "~/lib/browser/url-choice";

type UrlTab = { readonly id: string; readonly label: string };

/**
 * Links to the parts of a page, named in `?tab=`; `active` is the server's choice. With script the part
 * changes in place. One set for a page: only the chosen panel is mounted.
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
  const onClick = (event: MouseEvent, { id }: Tab) => {
    const opensAnother = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensAnother) return;
    event.preventDefault();
    choose(id);
  };
  return (
    <>
      <nav
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col rounded-tile bg-paper-200 p-1 sm:inline-grid"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`${path}?${new URLSearchParams({ tab: tab.id })}`}
            aria-current={tab.id === chosen.id ? "page" : undefined}
            onClick={(event) => onClick(event, tab)}
            className="grid min-h-11 place-items-center rounded-small px-2 text-center text-small font-semibold text-muted hover:text-fg aria-[current]:bg-ink-900 aria-[current]:text-paper-0 sm:px-5"
          >
            {tab.label}
          </a>
        ))}
      </nav>
      <Fragment key={chosen.id}>{panel(chosen)}</Fragment>
    </>
  );
}
