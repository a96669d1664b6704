import { names } from "~/config/names";

/** The provider's URIs, without personal data. */
export type Appointment = { readonly event: string; readonly invitee: string };

export type FrameMessage =
  { readonly says: "viewed" } | { readonly says: "scheduled"; readonly appointment: Appointment };

type Named = { readonly uri?: unknown } | null;
type FrameData = {
  readonly event?: unknown;
  readonly payload?: { readonly event?: Named; readonly invitee?: Named } | null;
} | null;

const { origin } = new URL(names.schedulingProvider.url);

/** Reads a message of the provider's frame; null for other windows, sites and kinds. */
export function readFrameMessage(
  message: Pick<MessageEvent, "origin" | "source" | "data">,
  frame: Window | null | undefined,
): FrameMessage | null {
  if (message.origin !== origin || !frame || message.source !== frame) return null;

  const data = message.data as FrameData;
  switch (data?.event) {
    case "calendly.event_type_viewed":
      return { says: "viewed" };
    case "calendly.event_scheduled": {
      const event = data.payload?.event?.uri;
      const invitee = data.payload?.invitee?.uri;
      if (typeof event !== "string" || typeof invitee !== "string") return null;
      return { says: "scheduled", appointment: { event, invitee } };
    }
    default:
      return null;
  }
}
