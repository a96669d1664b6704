/* Fetched by the success view once the form is sent: the page loads without it. */

import { names } from "~/config/names";
import { useChangeText } from "../status-page/views/use-live-refresh";
import { DoorAlarm, HostSteps } from "./host";
import { isBeforeTheDoor } from "./live-state";
import { useLiveState } from "./use-live-state";
import { liveWords as words } from "./live-words";

export function LivePanel({ token, botName }: { token: string; botName: string | null }) {
  const { state, minutesLeft } = useLiveState(token, { state: "booked", minutesLeft: null });
  const title = words.states[state];
  const changed = useChangeText(title);
  return (
    <>
      <p role="status" className="sr-only">
        {changed}
      </p>
      {state === "waiting" ? (
        <div className="on-ink mt-4 rounded-card">
          <HostSteps urgent minutesLeft={minutesLeft} botName={botName ?? names.notetakerName} />
        </div>
      ) : null}
      {changed === "" ? null : <p className="mt-4 text-small font-semibold">{title}</p>}
      {isBeforeTheDoor(state) ? <DoorAlarm state={state} /> : null}
    </>
  );
}
