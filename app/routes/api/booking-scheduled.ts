import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { bookingSchema, takeBooking } from "~/leads/take.server";
import { readJson, refusalStatus } from "~/lib/http/read-body.server";
import { kindOf, log } from "~/lib/log/log.server";

const bodyLimitBytes = 4096;

/** `POST /api/booking-scheduled`: a page's calendar has taken a booking. Repeats are harmless. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return new Response(null, { status: refusalStatus[body.outcome] });
  const booking = bookingSchema.safeParse(body.value);
  if (!booking.success) return new Response(null, { status: 422 });

  try {
    await takeBooking(context, booking.data, request);
    return Response.json({ ok: true });
  } catch (error) {
    log({ event: "lead.refused", page: booking.data.page, kind: kindOf(error) });
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}
