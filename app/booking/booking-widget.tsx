import { useCallback, useRef, useState } from "react";
import type { Calendar } from "~/components/sections/section";
import { ButtonLink, Spinner } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { PageId } from "~/config/pages";
import { calendarWords as words } from "~/content/words/booking-words";
import type { Guest } from "./provider-script";
import { type Appointment, useWidget } from "./run-widget";

const heights = {
  600: "h-calendar-600",
  700: "h-calendar-700",
  850: "h-calendar-850",
} as const satisfies Record<Calendar["height"], string>;

/**
 * Shows the provider's calendar in a box of constant height. While the calendar loads, and without script, the
 * box holds a link to the provider's page. Bookings are reported to the path `reportTo`.
 */
export function BookingWidget({
  calendar: { url, height },
  page,
  reportTo,
  service,
  guest = null,
}: {
  calendar: Calendar;
  page: PageId | undefined;
  reportTo: string;
  service?: string | undefined;
  guest?: Guest | null;
}) {
  const host = useRef<HTMLDivElement>(null);
  const [bookedInvitee, setBookedInvitee] = useState<string | null>(null);

  const onScheduled = useCallback(
    (appointment: Appointment) => {
      setBookedInvitee(appointment.invitee);
      if (page) void reportBooking(reportTo, { page, service, ...appointment });
    },
    [page, reportTo, service],
  );
  const phase = useWidget(host, { url, guest, title: words.frame }, onScheduled);
  const isFrameShown = phase === "ready" || phase === "silent";

  return (
    <div>
      <div role="status">{bookedInvitee ? <Thanks /> : null}</div>
      <div className={`relative flex flex-col ${heights[height]}`}>
        {phase === "silent" ? (
          <p className="flex flex-wrap items-center justify-center gap-x-4 py-2 text-small">
            {words.silent}
            <ProviderLink url={url} quiet />
          </p>
        ) : null}
        <div
          ref={host}
          className={`min-h-0 flex-1 overflow-hidden md:rounded-card [&_.calendly-spinner]:hidden [&_iframe]:size-full ${isFrameShown ? "" : "invisible"}`}
        />
        {isFrameShown ? null : (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-6 bg-paper-0 p-5 text-center max-md:border-y sm:p-8 md:rounded-card md:border">
            {phase === "failed" ? <FailureNotice url={url} /> : <LoadingNotice url={url} />}
          </div>
        )}
      </div>
    </div>
  );
}

function LoadingNotice({ url }: { url: string }) {
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-small text-muted no-script:hidden">
        <Spinner className="size-5" />
        {words.loading}
      </p>
      <div className="calendar-sketch no-script:hidden" />
      <p className="appear-late">
        <ProviderLink url={url} quiet />
      </p>
    </>
  );
}

function FailureNotice({ url }: { url: string }) {
  return (
    <>
      <div role="alert">
        <h3 className="text-h2">{words.failed}</h3>
        <p className="mt-2 max-w-[44ch] text-small text-muted">{words.failedText}</p>
      </div>
      <ProviderLink url={url} />
    </>
  );
}

function ProviderLink({ url, quiet = false }: { url: string; quiet?: boolean }) {
  return (
    <ButtonLink
      href={url}
      external
      variant={quiet ? "secondary" : "primary"}
      size={quiet ? "sm" : "md"}
    >
      {words.schedule}
    </ButtonLink>
  );
}

function Thanks() {
  return (
    <div className="mb-5 flex gap-3 bg-pine-100 p-4 md:rounded-button">
      <Icon name="calendar-check" className="mt-0.5 size-5 shrink-0 text-pine-700" />
      <div>
        <p className="font-semibold">{words.thanks}</p>
        <p className="mt-0.5 text-small text-muted">{words.thanksText}</p>
      </div>
    </div>
  );
}

/** The body of `POST /api/booking-scheduled`. */
type BookingReport = Appointment & {
  readonly page: PageId;
  readonly service: string | undefined;
};

/** Pauses before the attempts: about five minutes in all. */
const pausesMs = [0, 1_000, 3_000, 10_000, 30_000, 60_000, 90_000, 120_000];
const timeoutMs = 15_000;

/** Reports a booking to the path `to` until the server answers. If the visitor leaves before that, a beacon reports it. */
async function reportBooking(to: string, report: BookingReport): Promise<void> {
  const body = JSON.stringify(report);
  const blob = new Blob([body], { type: "application/json" });
  const sendBeacon = () => navigator.sendBeacon(to, blob);
  window.addEventListener("pagehide", sendBeacon);
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (await isAnswered(to, body)) break;
  }
  window.removeEventListener("pagehide", sendBeacon);
}

async function isAnswered(to: string, body: string): Promise<boolean> {
  try {
    const { status } = await fetch(to, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status !== 429 && status < 500;
  } catch {
    return false;
  }
}
