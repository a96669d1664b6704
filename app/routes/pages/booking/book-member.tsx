import { useLoaderData } from "@remix-run/react";
import { BookingSection, HelpLine } from "~/booking/booking-section";
import { BookingWidget } from "~/booking/booking-widget";
import { type loader, MemberIntro, MemberProof } from "~/booking/member-page.server";
import { Still } from "~/components/ui/still";
import { UrlTabs } from "~/components/ui/url-tabs";
import { calendarWords } from "~/content/words/booking-words";
import type { Session } from "~/content/shared/team";
import type { RouteHandle } from "~/lib/render/handle";

export { loader, meta } from "~/booking/member-page.server";

/** `?tab=` selects the session. Only the calendar needs a script. */
export const handle: RouteHandle = { hydrate: true };

export default function BookMember() {
  const { page, path, sessions, session, reportTo } = useLoaderData<typeof loader>();
  const calendarOf = ({ title, text, url }: Session) => (
    <>
      <div className="py-4 max-md:px-(--gutter)">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <BookingWidget calendar={{ url, height: 700 }} page={page} reportTo={reportTo} />
    </>
  );
  return (
    <>
      <BookingSection
        id="calendar"
        isWholePage
        title={
          <Still id="intro">
            <MemberIntro page={page} />
          </Still>
        }
        beside={
          <Still id="beside">
            <MemberProof page={page} />
          </Still>
        }
      >
        {sessions.length > 1 ? (
          <UrlTabs
            label={calendarWords.sessions}
            tabs={sessions}
            path={path}
            active={session}
            panel={calendarOf}
          />
        ) : (
          calendarOf(session)
        )}
      </BookingSection>
      <Still id="help">
        <HelpLine text={null} />
      </Still>
    </>
  );
}
