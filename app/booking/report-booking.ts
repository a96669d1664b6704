import type { PageId } from "~/config/addresses";
import { href } from "~/lib/href";
import type { Appointment } from "./frame-message";

/** The body of `POST /api/booking-scheduled`. */
export type BookingReport = Appointment & { readonly page: PageId; readonly service?: string };

/** Pauses between attempts, milliseconds: about five minutes in all. */
const pauses = [1_000, 3_000, 10_000, 30_000, 60_000, 90_000, 120_000] as const;
const timeoutMs = 15_000;

/**
 * Tells the server of a booking until it has answered for good. The invitee's address is the key: it
 * is stored once however often it arrives. A page that is left meanwhile hands it to a beacon.
 */
export async function reportBooking(report: BookingReport): Promise<void> {
  const body = JSON.stringify(report);
  const sendWhenLeft = () => {
    const blob = new Blob([body], { type: "application/json" });
    navigator.sendBeacon(href("booking-scheduled"), blob);
  };
  window.addEventListener("pagehide", sendWhenLeft);
  for (const pause of [0, ...pauses]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isSettled(body)) break;
  }
  window.removeEventListener("pagehide", sendWhenLeft);
}

/** Whether asking again could not change the answer. */
async function isSettled(body: string): Promise<boolean> {
  try {
    const { status } = await fetch(href("booking-scheduled"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status !== 429 && status < 500;
  } catch {
    return false;
  }
}
