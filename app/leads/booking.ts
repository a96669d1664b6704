import { z } from "zod";
import { type PageId, pageRows } from "~/config/pages";
import { visibleLine } from "~/lib/text/trim";

/** The provider's names for things are addresses of its API. They are kept, never fetched. */
const providersName = z
  .string()
  .max(300)
  .regex(/^https:\/\/api\.calendly\.com\/[\w/-]+$/);

/** The body of `POST /api/booking-scheduled`, and what is stored of it in `leads.booking`. */
export const bookingSchema = z.object({
  page: z.enum(Object.keys(pageRows) as [PageId, ...PageId[]]),
  service: z.string().transform(visibleLine).pipe(z.string().min(1).max(100)).optional(),
  event: providersName,
  invitee: providersName,
});

export type Booking = z.infer<typeof bookingSchema>;
