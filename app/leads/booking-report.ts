import { z } from "zod";
import { pageRows } from "~/config/pages";
import { visibleLine } from "~/lib/text/trim";

/** The provider names things by addresses of its API. They are stored, never fetched. */
const providersName = z
  .string()
  .max(300)
  .regex(/^https:\/\/api\.calendly\.com\/[\w/-]+$/);

/** The body of `POST /api/booking-scheduled`, and the booking of a lead. */
export const bookingSchema = z.object({
  page: z
    .string()
    .refine((id) => Object.hasOwn(pageRows, id))
    .describe("Id of the page with the calendar"),
  service: z
    .string()
    .transform(visibleLine)
    .pipe(z.string().min(1).max(100))
    .optional()
    .describe("The tab that was chosen, on pages with several"),
  event: providersName.describe("The booking provider's address of the event, for its API"),
  invitee: providersName.describe(
    "The booking provider's address of the guest, for its API: name and email are there",
  ),
});

export type Booking = z.infer<typeof bookingSchema>;
