import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readBookingReport } from "~/booking/report.server";
import { readJson } from "~/components/forms/read-form.server";
import { kindOf } from "~/jobs/drain.server";
import { takeBooking } from "~/leads/booking.server";
import { attributionJson } from "~/leads/visit-cookie.server";
import { refusalStatus } from "~/lib/http/read-body.server";
import { log } from "~/lib/log/log.server";

const bodyLimitBytes = 4096;

/** `POST /api/booking-scheduled`: a page's calendar has taken a booking. Repeats are harmless. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { network } = context;
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return new Response(null, { status: refusalStatus[body.outcome] });
  const report = readBookingReport(body.value);
  if (!report) return new Response(null, { status: 422 });

  try {
    const attribution = attributionJson(request, context.clock());
    await takeBooking(context, report, { attribution, network });
    return Response.json({ ok: true });
  } catch (error) {
    log({ event: "lead.refused", page: report.page, kind: kindOf(error) });
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}
