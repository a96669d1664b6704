import { z } from "zod";
import { pageRows, type PageId } from "~/config/pages";
import type { BookingReport } from "./report-booking";

const pageIds = Object.keys(pageRows) as [PageId, ...PageId[]];
/** The provider's names for things are addresses of its API. They are kept, never fetched. */
const providersName = z
  .string()
  .max(300)
  .regex(/^https:\/\/api\.calendly\.com\/[\w/-]+$/);

const schema = z.object({
  page: z.enum(pageIds),
  service: z.string().trim().min(1).max(100).optional(),
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
