import { readFrameMessage, type Appointment } from "./frame-message";
import { insertProviderScript, openFrame, type Guest } from "./provider-script";
import { atFirst, next, timing, type WidgetEvent, type WidgetStatus } from "./status";

export type Widget = {
  readonly url: string;
  readonly guest: Guest | null;
  /** What a screen reader calls the frame. */
  readonly title: string;
};

/**
 * Brings the provider's calendar into `host`, which is its alone, and says how that goes. The returned
 * function ends it at any moment: no frame, timer or listener is left.
 */
export function runWidget(
  host: HTMLElement,
  widget: Widget,
  report: {
    readonly moved: (status: WidgetStatus) => void;
    readonly scheduled: (appointment: Appointment) => void;
  },
): () => void {
  let status = atFirst;
  let frame: HTMLIFrameElement | null = null;

  const move = (event: WidgetEvent) => {
    status = next(status, event);
    report.moved(status);
  };

  const attempt = () => {
    frame = openFrame(host, widget);
    move(frame ? "opened" : "missed");
    if (frame) timer = setTimeout(() => move("waited"), timing.silence);
    else if (status.phase === "loading") timer = setTimeout(attempt, timing.retry);
  };

  const onMessage = (event: MessageEvent) => {
    const message = readFrameMessage(event, frame?.contentWindow);
    if (message?.says === "viewed") move("viewed");
    if (message?.says === "scheduled") report.scheduled(message.appointment);
  };

  insertProviderScript();
  window.addEventListener("message", onMessage);
  let timer = setTimeout(attempt, timing.firstAttempt);

  return () => {
    clearTimeout(timer);
    window.removeEventListener("message", onMessage);
    host.replaceChildren();
  };
}
