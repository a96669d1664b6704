import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Headshot } from "~/components/ui/headshot";
import { bookMember as words } from "~/content/pages/book-member";
import type { Member, Session } from "~/content/shared/team";
import { linkTo } from "~/lib/link-to";
import { BackLink } from "./back-link";
import { QueryTabs } from "./query-tabs";
import { TextLink } from "./text-link";

export function MemberBooking({
  member,
  session,
  path,
}: {
  member: Member;
  session: Session;
  path: string;
}) {
  const { name, slug, role, text, heading, sessions, kit } = member;
  return (
    <section className="section-pad bg-paper-50 pt-8!">
      <Container className="max-w-[60rem]">
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
          <QueryTabs label={words.tabs} tabs={sessions} path={path} active={session.id} />
        ) : null}
        <SessionCard {...session} />
      </Container>
    </section>
  );
}

function SessionCard({ title, text, points, url }: Session) {
  return (
    <Card className="mt-5 grid gap-8 md:grid-cols-[1.3fr_1fr] md:items-center">
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 max-w-[48ch] text-muted">{text}</p>
        <CheckList items={points} className="mt-5" />
      </div>
      <div className="grid gap-3 md:justify-items-center md:text-center">
        <ButtonLink href={url} external className="max-sm:w-full">
          {words.schedule}
        </ButtonLink>
        <p className="max-w-[36ch] text-fine text-subtle">{words.note}</p>
        <a
          href={linkTo(words.help.to).href}
          className="inline-flex min-h-11 items-center justify-center text-small font-medium text-pine-700 underline underline-offset-3 hover:text-pine-600"
        >
          {words.help.label}
        </a>
      </div>
    </Card>
  );
}
