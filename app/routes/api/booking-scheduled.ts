import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readBookingReport } from "~/booking/read-report.server";
import { storeBooking } from "~/booking/store-booking.server";
import { openDb } from "~/db/client.server";
import { readJson } from "~/forms/read-form.server";

const bodyLimitBytes = 4096;

/** `POST /api/booking-scheduled`: a page's calendar has taken a booking. Repeats are harmless. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, now } = context;
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return new Response(null, { status: refusals[body.outcome] });
  const report = readBookingReport(body.value);
  if (!report) return new Response(null, { status: 422 });

  try {
    await storeBooking({ env, db: openDb(env.db), now }, report);
    return Response.json({ ok: true });
  } catch {
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

const refusals = { too_large: 413, unsupported_type: 415, unreadable: 400 } as const;
