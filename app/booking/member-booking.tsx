import type { ReactNode } from "react";
import { UrlTabs } from "~/components/ui/url-tabs";
import { Container } from "~/components/ui/container";
import type { PageId } from "~/config/pages";
import { sessionWords as words } from "~/content/words/booking-words";
import type { Member, Session } from "~/content/shared/team";
import { BookingWidget } from "./booking-widget";

type Told = { readonly page: PageId; readonly reportTo: string };

/** The sessions with one person beside the `intro`. Their addresses are those of `bookingUrl`. */
export function MemberBooking({
  intro,
  beside,
  sessions,
  session,
  path,
  ...told
}: Told & {
  intro: ReactNode;
  /** The same for every session. */
  beside: ReactNode;
  sessions: Member["sessions"];
  session: Session;
  path: string;
}) {
  const shown = (one: Session) => <Calendar session={one} {...told} />;
  return (
    <section id="calendar" className="pt-2 pb-8 lg:pt-8 lg:pb-10">
      <Container className="task">
        <div>{intro}</div>
        <div>
          {sessions.length > 1 ? (
            <UrlTabs
              label={words.tabs}
              tabs={sessions}
              path={path}
              active={session}
              panel={shown}
            />
          ) : (
            shown(session)
          )}
        </div>
        <div>{beside}</div>
      </Container>
    </section>
  );
}

/** A session with its calendar. */
function Calendar({ session, ...told }: Told & { session: Session }) {
  const { title, text, points, url } = session;
  return (
    <>
      <div className="py-4 max-md:px-(--gutter)">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
        <ul
          aria-label={words.points}
          className="mt-3 gap-x-6 text-small text-muted max-md:hidden md:grid md:grid-cols-3"
        >
          {points.map((point) => (
            <li key={point} className="border-t pt-2">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <BookingWidget calendar={{ url, height: 700 }} {...told} />
    </>
  );
}
