import { Button } from "~/components/ui/button";
import { Container } from "~/components/ui/container";
import { names } from "~/config/names";
import { href } from "~/lib/render/href";
import { useChangeText } from "../status-page/views/use-live-refresh";
import { DoorAlarm } from "./alarm";
import { HostSteps, LiveMark } from "./host-steps";
import { isBeforeTheDoor } from "./live-state";
import { type Live, useLiveState } from "./use-live-state";
import { liveWords as words } from "./words";

/** The page behind "Track it live": where the notetaker is, and how to let it in. */
export function LiveScreen({ token, first }: { token: string; first: Live }) {
  const { state, minutesLeft } = useLiveState(token, first);
  const { title, text } = words.states[state];
  const changed = useChangeText(title);
  const isOver = state === "ready" || state === "over";
  return (
    <section className="on-ink hero-glow">
      <Container className="min-h-[60vh] pt-8 pb-16 lg:pt-14 lg:pb-24">
        {isOver ? null : <LiveMark />}
        <h1 className="text-h1">{title}</h1>
        <p role="status" className="sr-only">
          {changed}
        </p>
        <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{text}</p>
        {isBeforeTheDoor(state) ? (
          <div className="mt-8 max-w-column">
            <HostSteps
              urgent={state === "waiting"}
              minutesLeft={minutesLeft}
              botName={names.notetakerName}
            />
          </div>
        ) : null}
        {isOver ? null : (
          <form
            method="get"
            action={href("notetaker-live")}
            className="mt-8 hidden no-script:block"
          >
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="signal">
              {words.check}
            </Button>
          </form>
        )}
        {isBeforeTheDoor(state) ? (
          <div className="mt-4">
            <DoorAlarm state={state} />
          </div>
        ) : null}
      </Container>
    </section>
  );
}
