import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { readJson } from "~/components/forms/read-form.server";
import { type PageId, pageRows } from "~/config/pages";
import { kindOf } from "~/jobs/drain.server";
import { takeBooking } from "~/leads/booking.server";
import { refusalStatus } from "~/lib/http/read-body.server";
import { log } from "~/lib/log/log.server";
import { visibleLine } from "~/lib/text/trim";
import type { BookingReport } from "~/booking/report-booking";

const bodyLimitBytes = 4096;

/** `POST /api/booking-scheduled`: a page's calendar has taken a booking. Repeats are harmless. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return new Response(null, { status: refusalStatus[body.outcome] });
  const report = readBookingReport(body.value);
  if (!report) return new Response(null, { status: 422 });

  try {
    await takeBooking(context, report, { request });
    return Response.json({ ok: true });
  } catch (error) {
    log({ event: "lead.refused", page: report.page, kind: kindOf(error) });
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}

const pageIds = Object.keys(pageRows) as [PageId, ...PageId[]];
/** The provider's names for things are addresses of its API. They are kept, never fetched. */
const providersName = z
  .string()
  .max(300)
  .regex(/^https:\/\/api\.calendly\.com\/[\w/-]+$/);

const schema = z.object({
  page: z.enum(pageIds),
  service: z.string().transform(visibleLine).pipe(z.string().min(1).max(100)).optional(),
  event: providersName,
  invitee: providersName,
});

/** A body of `POST /api/booking-scheduled`, or null if it is none. Unknown fields are dropped. */
export function readBookingReport(body: unknown): BookingReport | null {
  const { success, data } = schema.safeParse(body);
  if (!success) return null;
  const { service, ...rest } = data;
  return service === undefined ? rest : { ...rest, service };
}
