/** Tabs that are links: the choice lives in `?tab=`, works without script and can be sent around. */
export function QueryTabs({
  label,
  tabs,
  path,
  active,
}: {
  label: string;
  tabs: readonly { readonly id: string; readonly label: string }[];
  path: string;
  active: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="grid rounded-tile bg-paper-200 p-1 sm:inline-grid sm:auto-cols-fr sm:grid-flow-col">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              href={`${path}?${new URLSearchParams({ tab: tab.id })}`}
              aria-current={tab.id === active ? "page" : undefined}
              className="flex min-h-11 items-center justify-center rounded-small px-5 text-small font-semibold text-muted hover:text-fg aria-[current]:bg-paper-0 aria-[current]:text-fg aria-[current]:shadow-e1"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
