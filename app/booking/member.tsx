import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { UrlTabs } from "~/components/ui/url-tabs";
import type { PageId } from "~/config/pages";
import { sessionWords as words } from "~/content/pages/book-member";
import type { Member, Session } from "~/content/shared/team";
import { HelpLink } from "./section";
import { BookingWidget } from "./widget";

/** What every calendar of the page is told. */
type Told = {
  readonly page: PageId;
  readonly reportTo: string;
  /** What stands under every session. */
  readonly below: ReactNode;
};

/** The sessions with one person below the `intro`. Their addresses are those of `bookingUrl`. */
export function MemberBooking({
  intro,
  sessions,
  session,
  path,
  ...told
}: Told & {
  intro: ReactNode;
  sessions: Member["sessions"];
  session: Session;
  path: string;
}) {
  const card = (shown: Session) => <SessionCard session={shown} {...told} />;
  return (
    <section id="calendar" className="section-pad bg-paper-50 pt-8!">
      <Container>
        {intro}
        {sessions.length > 1 ? (
          <UrlTabs label={words.tabs} tabs={sessions} path={path} active={session} panel={card} />
        ) : (
          card(session)
        )}
      </Container>
    </section>
  );
}

function SessionCard({ session, below, ...told }: Told & { session: Session }) {
  const { title, text, points, url } = session;
  return (
    <Card className="calendar-card mt-5">
      <div>
        <BookingWidget calendar={{ url, height: 700 }} {...told} />
      </div>
      <div className="flex flex-col lg:col-start-1 lg:row-start-1">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 text-muted">{text}</p>
        <h3 className="mt-5 text-small font-semibold">{words.points}</h3>
        <CheckList items={points} className="my-3" />
        {below}
        <HelpLink />
      </div>
    </Card>
  );
}
