import { names } from "~/config/names";

/** The provider's URIs, without personal data. */
export type Appointment = { readonly event: string; readonly invitee: string };

export type FrameMessage =
  { readonly says: "viewed" } | { readonly says: "scheduled"; readonly appointment: Appointment };

const { origin } = new URL(names.schedulingProvider.url);

/** Reads a message of the provider's frame; null for other windows, sites and kinds. */
export function readFrameMessage(
  message: Pick<MessageEvent, "origin" | "source" | "data">,
  frame: Window | null | undefined,
): FrameMessage | null {
  if (message.origin !== origin || !frame || message.source !== frame) return null;

  const data: unknown = message.data;
  switch (field(data, "event")) {
    case "calendly.event_type_viewed":
      return { says: "viewed" };
    case "calendly.event_scheduled": {
      const payload = field(data, "payload");
      const event = field(field(payload, "event"), "uri");
      const invitee = field(field(payload, "invitee"), "uri");
      if (typeof event !== "string" || typeof invitee !== "string") return null;
      return { says: "scheduled", appointment: { event, invitee } };
    }
    default:
      return null;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
