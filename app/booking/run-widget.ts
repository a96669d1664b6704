import { type RefObject, useEffect, useState } from "react";
import { names } from "~/config/names";
import { type Guest, insertProviderScript, openFrame } from "./provider-script";

/** `silent`: the frame has not reported within `silenceMs` that its calendar is shown. */
export type WidgetPhase = "loading" | "ready" | "silent" | "failed";

const firstAttemptMs = 300;
const retryMs = 500;
const maxAttempts = 10;
const silenceMs = 10_000;

export function useWidget(
  host: RefObject<HTMLElement>,
  { url, guest, title }: { readonly url: string; readonly guest: Guest | null; title: string },
  onScheduled: (appointment: Appointment) => void,
): WidgetPhase {
  const [phase, setPhase] = useState<WidgetPhase>("loading");
  // Strings, because an equal but new object would run the effect again.
  const { name, email } = guest ?? { name: "", email: "" };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const frameGuest = email ? { name, email } : null;
    let frame: HTMLIFrameElement | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let attempts = 0;

    const attempt = () => {
      attempts += 1;
      frame = openFrame(element, { url, guest: frameGuest, title });
      if (frame) timer = setTimeout(() => setPhase("silent"), silenceMs);
      else if (attempts < maxAttempts) timer = setTimeout(attempt, retryMs);
      else setPhase("failed");
    };
    const onMessage = (event: MessageEvent) => {
      const message = readFrameMessage(event, frame?.contentWindow);
      if (message === "viewed") {
        clearTimeout(timer);
        setPhase("ready");
      } else if (message) {
        onScheduled(message);
      }
    };

    setPhase("loading");
    insertProviderScript();
    window.addEventListener("message", onMessage);
    timer = setTimeout(attempt, firstAttemptMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
      element.replaceChildren();
    };
  }, [host, url, name, email, title, onScheduled]);

  return phase;
}

/** The provider's URIs, without personal data. */
export type Appointment = { readonly event: string; readonly invitee: string };

type Resource = { readonly uri?: unknown } | null;
type FrameData = {
  readonly event?: unknown;
  readonly payload?: { readonly event?: Resource; readonly invitee?: Resource } | null;
} | null;

const { origin } = new URL(names.schedulingProvider.url);

/** Reads a message of the provider's frame: its calendar is shown, or a call is booked. null for all others. */
export function readFrameMessage(
  message: Pick<MessageEvent, "origin" | "source" | "data">,
  frame: Window | null | undefined,
): "viewed" | Appointment | null {
  if (message.origin !== origin || !frame || message.source !== frame) return null;

  const data = message.data as FrameData;
  switch (data?.event) {
    case "calendly.event_type_viewed":
      return "viewed";
    case "calendly.event_scheduled": {
      const event = data.payload?.event?.uri;
      const invitee = data.payload?.invitee?.uri;
      if (typeof event !== "string" || typeof invitee !== "string") return null;
      return { event, invitee };
    }
    default:
      return null;
  }
}
