/* The success view loads this file only after the form is sent. */

import { useCallback, useState } from "react";
import { names } from "~/config/names";
import { href } from "~/lib/render/href";
import { LobbyAlarm, HostSteps } from "./host";
import { isBeforeAdmission, type LiveAnswer } from "./live-state";
import { liveWords as words } from "./live-words";
import { useAskAgain } from "./use-ask-again";

const initial: LiveAnswer = { state: "booked", minutesLeft: null, askInSeconds: 5 };
const timeoutMs = 10_000;

export function LivePanel({ token, botName }: { token: string; botName: string | null }) {
  const [live, setLive] = useState(initial);
  const ask = useCallback(async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(href("live-state", { query: { token } }), { signal });
      if (response.ok) setLive((await response.json()) as LiveAnswer);
      // The link has expired.
      if (response.status === 404) setLive((before) => ({ ...before, askInSeconds: null }));
    } catch {
      // The next question may be answered.
    }
  }, [token]);
  useAskAgain(live, ask);

  const { state } = live;
  const isAwaited = isBeforeAdmission(live);
  const isNews = state !== initial.state;
  return (
    <>
      {/* While `data-awaited` is false, the page hides its drawing of the host's dialog. */}
      <p
        role="status"
        data-awaited={isAwaited}
        className={isNews ? "mt-4 text-small font-semibold" : "sr-only"}
      >
        {isNews ? words.states[state] : null}
      </p>
      {state === "waiting" ? (
        <div className="on-ink mt-4 rounded-card">
          <HostSteps live={live} botName={botName ?? names.notetakerName} />
        </div>
      ) : null}
      {isAwaited ? <LobbyAlarm state={state} /> : null}
    </>
  );
}
