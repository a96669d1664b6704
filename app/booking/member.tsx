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
type Told = { readonly page: PageId; readonly reportTo: string };

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

function SessionCard({ session, ...told }: Told & { session: Session }) {
  const { title, text, points, url } = session;
  return (
    <Card className="mt-5 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 max-w-[48ch] text-muted">{text}</p>
        <CheckList items={points} className="my-5" />
        <p className="mb-3 max-w-[36ch] text-fine text-subtle">{words.note}</p>
        <HelpLink />
      </div>
      <BookingWidget calendar={{ url, height: 700 }} {...told} />
    </Card>
  );
}
