import { BackLink } from "~/components/sections/back-link";
import { TextLink } from "~/components/sections/text-link";
import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Headshot } from "~/components/ui/headshot";
import { UrlTabs } from "~/components/ui/url-tabs";
import { bookMember as words } from "~/content/pages/book-member";
import type { Member, Session } from "~/content/shared/team";
import { BookingWidget } from "./booking-widget";
import { HelpLink } from "./help-link";

export function MemberBooking({
  member,
  session,
  path,
  query,
}: {
  member: Member;
  session: Session;
  path: string;
  query: URLSearchParams;
}) {
  const { name, slug, role, text, heading, sessions, kit } = member;
  const card = (shown: Session) => <SessionCard session={shown} query={query} />;
  return (
    <section className="section-pad bg-paper-50 pt-8!">
      <Container>
        <BackLink action={words.back} />
        <div className="mb-9 mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
          <Headshot slug={slug} label={words.portrait(name)} className="size-24 sm:size-32" />
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-h2">{heading}</h1>
            <p className="mt-2 font-semibold">{role}</p>
            <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
            {kit ? <TextLink action={{ label: words.kit(name), to: { page: kit } }} /> : null}
          </div>
        </div>
        {sessions.length > 1 ? (
          <UrlTabs label={words.tabs} tabs={sessions} path={path} active={session} panel={card} />
        ) : (
          card(session)
        )}
      </Container>
    </section>
  );
}

function SessionCard({ session, query }: { session: Session; query: URLSearchParams }) {
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
      <BookingWidget calendar={{ url, height: 700 }} query={query} />
    </Card>
  );
}
