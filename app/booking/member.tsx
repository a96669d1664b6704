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
    <section className="section-pad bg-paper-50 pt-8!">
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
    <Card className="mt-5 grid gap-8 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="max-sm:-mx-5 min-[400px]:max-sm:-mx-6 lg:col-start-2">
        <BookingWidget calendar={{ url, height: 700 }} {...told} />
      </div>
      <div className="flex flex-col lg:col-start-1 lg:row-start-1">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 max-w-[48ch] text-muted">{text}</p>
        <h3 className="mt-5 text-small font-semibold">{words.points}</h3>
        <CheckList items={points} className="mb-5 mt-2.5" />
        <p className="mb-3 max-w-[36ch] text-fine text-subtle">{words.note}</p>
        <HelpLink />
        <div className="mt-8 border-t border-paper-200 pt-6 lg:mt-auto">{below}</div>
      </div>
    </Card>
  );
}
