import { z } from "zod";
import { type PageId, pageRows } from "~/config/pages";
import { visibleLine } from "~/lib/text/trim";

/** The provider names things by addresses of its API. They are stored, never fetched. */
const providersName = z
  .string()
  .max(300)
  .regex(/^https:\/\/api\.calendly\.com\/[\w/-]+$/);

/** The body of `POST /api/booking-scheduled`, stored in `leads.booking`. */
export const bookingSchema = z.object({
  page: z.enum(Object.keys(pageRows) as [PageId, ...PageId[]]),
  service: z.string().transform(visibleLine).pipe(z.string().min(1).max(100)).optional(),
  event: providersName,
  invitee: providersName,
});

export type Booking = z.infer<typeof bookingSchema>;
