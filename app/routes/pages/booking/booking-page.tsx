import { useLoaderData } from "@remix-run/react";
import {
  AfterBooking,
  BeforeBooking,
  BesideBooking,
  BookingPageEnd,
  BookingPageStart,
  BookingTitle,
  type loader,
} from "~/booking/booking-page.server";
import { BookingSection } from "~/booking/booking-section";
import { BookingWidget } from "~/booking/booking-widget";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/render/handle";

export { loader, meta } from "~/booking/booking-page.server";

/** Serves pages of sections with a calendar; only the calendar needs a script. */
export const handle: RouteHandle = { hydrate: true };

export default function BookingPage() {
  const { page, id, whole, calendar, subject, reportTo, tracking, pixelState } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Still id="start">
        <BookingPageStart page={page} tracking={tracking} state={pixelState} />
      </Still>
      <div>
        <Still id="before-calendar">
          <BeforeBooking page={page} />
        </Still>
        <BookingSection
          id={id}
          whole={whole}
          title={
            <Still id="calendar-title">
              <BookingTitle page={page} subject={subject} />
            </Still>
          }
          beside={
            <Still id="beside-calendar">
              <BesideBooking page={page} />
            </Still>
          }
        >
          <BookingWidget
            calendar={calendar}
            page={page}
            reportTo={reportTo}
            service={subject ?? undefined}
          />
        </BookingSection>
        <Still id="after-calendar">
          <AfterBooking page={page} />
        </Still>
      </div>
      <Still id="end">
        <BookingPageEnd page={page} />
      </Still>
    </>
  );
}
