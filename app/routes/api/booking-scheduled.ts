import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readBookingReport } from "~/booking/read-report.server";
import { openDb } from "~/db/client.server";
import { readJson } from "~/forms/read-form.server";
import { takeBooking } from "~/leads/booking.server";
import { attributionJson } from "~/leads/visit-cookie.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";

const bodyLimitBytes = 4096;

/** `POST /api/booking-scheduled`: a page's calendar has taken a booking. Repeats are harmless. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, now, network } = context;
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return new Response(null, { status: refusals[body.outcome] });
  const report = readBookingReport(body.value);
  if (!report) return new Response(null, { status: 422 });

  try {
    const attribution = attributionJson(request.headers);
    await takeBooking({ env, db: openDb(env.db), now }, report, { attribution, network });
    return Response.json({ ok: true });
  } catch (error) {
    log({ event: "lead.refused", page: report.page, kind: kindOf(error) });
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}

const refusals = { too_large: 413, unsupported_type: 415, unreadable: 400 } as const;
