import { type RefObject, useEffect, useState } from "react";
import { type Appointment, readFrameMessage } from "./frame-message";
import { type Guest, insertProviderScript, openFrame } from "./provider-script";

export type WidgetStatus =
  /** The provider's script has not done its part yet. */
  | { readonly phase: "loading"; readonly missed: number }
  /** The frame is in the page; the provider has not said that it shows. */
  | { readonly phase: "opening" }
  | { readonly phase: "ready" }
  /** The frame has said nothing for too long: it is shown, with a way around it. */
  | { readonly phase: "silent" }
  | { readonly phase: "failed" };

export type WidgetEvent =
  /** An attempt found no script, or the script threw. */
  | "missed"
  /** An attempt put the frame into the page. */
  | "opened"
  /** The frame said that it shows the calendar. */
  | "viewed"
  | "waited";

/** Milliseconds. */
export const timing = { firstAttempt: 300, retry: 500, mostAttempts: 10, silence: 10_000 } as const;

export const atFirst: WidgetStatus = { phase: "loading", missed: 0 };

export function next(status: WidgetStatus, event: WidgetEvent): WidgetStatus {
  switch (event) {
    case "missed": {
      if (status.phase !== "loading") return status;
      const missed = status.missed + 1;
      return missed < timing.mostAttempts ? { phase: "loading", missed } : { phase: "failed" };
    }
    case "opened":
      return status.phase === "loading" ? { phase: "opening" } : status;
    case "viewed":
      return status.phase === "opening" || status.phase === "silent" ? { phase: "ready" } : status;
    case "waited":
      return status.phase === "opening" ? { phase: "silent" } : status;
  }
}

type Widget = {
  readonly url: string;
  readonly guest: Guest | null;
  readonly title: string;
};

/** Shows the provider's calendar in `host`. Returns a function that removes frame, timers and listeners. */
function runWidget(
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

export function useWidget(
  host: RefObject<HTMLElement>,
  { url, guest, title }: Widget,
  onScheduled: (appointment: Appointment) => void,
): WidgetStatus {
  const [status, setStatus] = useState<WidgetStatus>(atFirst);
  const { name, email } = guest ?? { name: "", email: "" };

  useEffect(() => {
    if (!host.current) return;
    setStatus(atFirst);
    const known = email ? { name, email } : null;
    const report = { moved: setStatus, scheduled: onScheduled };
    return runWidget(host.current, { url, guest: known, title }, report);
  }, [host, url, name, email, title, onScheduled]);

  return status;
}
