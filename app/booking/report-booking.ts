import type { PageId } from "~/config/pages";
import type { Appointment } from "./frame-message";

/** The body of `POST /api/booking-scheduled`. */
export type BookingReport = Appointment & { readonly page: PageId; readonly service?: string };

/** Pauses between attempts, milliseconds: about five minutes in all. */
const pauses = [1_000, 3_000, 10_000, 30_000, 60_000, 90_000, 120_000] as const;
const timeoutMs = 15_000;

/** Reports a booking to the path `to` until the server answers; a page that is left sends a beacon. */
export async function reportBooking(to: string, report: BookingReport): Promise<void> {
  const body = JSON.stringify(report);
  const sendWhenLeft = () => {
    const blob = new Blob([body], { type: "application/json" });
    navigator.sendBeacon(to, blob);
  };
  window.addEventListener("pagehide", sendWhenLeft);
  for (const pause of [0, ...pauses]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isAnswered(to, body)) break;
  }
  window.removeEventListener("pagehide", sendWhenLeft);
}

async function isAnswered(to: string, body: string): Promise<boolean> {
  try {
    const { status } = await fetch(to, {
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
