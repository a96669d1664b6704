import { Fragment, useEffect, useState, type ReactNode } from "react";
import { QueryTabs } from "~/components/sections/query-tabs";
import type { Session } from "~/content/shared/team";
import type { LiveTabs } from "./live-tabs";

const panelId = "session";

/**
 * Links until the script of the tabs has come, then tabs whose choice is kept in `?tab=`. Only the
 * chosen session is there: a switch ends one calendar before the next begins.
 */
export function SessionTabs({
  label,
  sessions,
  path,
  chosen,
  children,
}: {
  label: string;
  sessions: readonly [Session, ...Session[]];
  path: string;
  chosen: Session;
  children: (session: Session) => ReactNode;
}) {
  const [session, setSession] = useState(chosen);
  const [Live, setLive] = useState<typeof LiveTabs | null>(null);

  useEffect(() => {
    // Without it the links go on doing their part.
    import("./live-tabs").then(
      ({ LiveTabs: Tabs }) => setLive(() => Tabs),
      () => undefined,
    );
  }, []);

  const choose = (id: string) => {
    setSession(sessions.find((one) => one.id === id) ?? chosen);
    keepInAddress(id);
  };
  const asPanel = Live && {
    id: panelId,
    role: "tabpanel",
    tabIndex: 0,
    "aria-labelledby": `${panelId}-${session.id}`,
  };
  return (
    <>
      {Live ? (
        <Live
          label={label}
          sessions={sessions}
          chosen={session.id}
          panelId={panelId}
          onChoose={choose}
        />
      ) : (
        <QueryTabs label={label} tabs={sessions} path={path} active={session.id} />
      )}
      <div className="rounded-card" {...asPanel}>
        <Fragment key={session.id}>{children(session)}</Fragment>
      </div>
    </>
  );
}

/** A reload, a bookmark and a link sent around show the same tab; "back" leaves the page at once. */
function keepInAddress(tab: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set("tab", tab);
  window.history.replaceState(window.history.state, "", url);
}
