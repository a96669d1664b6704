import { useLoaderData } from "@remix-run/react";
import {
  BesideBooking,
  BookingTitle,
  BookingVoice,
  type loader,
  SectionsAround,
} from "~/booking/booking-page.server";
import { BookingSection } from "~/booking/booking-section";
import { BookingWidget } from "~/booking/booking-widget";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/render/handle";
import { Tracking } from "~/tracking/views.server";

export { loader, meta } from "~/booking/booking-page.server";

/** Serves pages of sections with a calendar; only the calendar needs a script. */
export const handle: RouteHandle = { hydrate: true };

export default function BookingPage() {
  const { page, id, isWholePage, calendar, subject, reportTo, tracking, pixelState } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Still id="start">
        {tracking ? <Tracking {...tracking} state={pixelState} /> : null}
        <SectionsAround page={page} part="start" />
      </Still>
      <div>
        <Still id="before-calendar">
          <SectionsAround page={page} part="before" />
        </Still>
        <BookingSection
          id={id}
          isWholePage={isWholePage}
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
          <Still id="voice">
            <BookingVoice page={page} />
          </Still>
        </BookingSection>
        <Still id="after-calendar">
          <SectionsAround page={page} part="after" />
        </Still>
      </div>
      <Still id="end">
        <SectionsAround page={page} part="end" />
      </Still>
    </>
  );
}
