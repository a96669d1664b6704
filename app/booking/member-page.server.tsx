import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Fragment } from "react";
import { BackLink, TextLink } from "~/components/sections/action";
import { Facts } from "~/components/sections/facts";
import { person } from "~/components/sections/structured-data.server";
import { Headshot } from "~/components/ui/portrait";
import { pageAt, type PageId } from "~/config/pages";
import { bookMember as words } from "~/content/pages/booking";
import { type Member, memberOf, type Session } from "~/content/shared/team";
import { chosenIn } from "~/lib/browser/url-choice";
import { href } from "~/lib/render/href";
import { calendarMeta, pageMeta } from "~/lib/seo/seo.server";
import { bookingUrl } from "./booking-url";
import { ShortList, SmallVoice } from "./booking-page.server";

export function MemberIntro({ page }: { page: PageId }) {
  const member = memberOf(page);
  if (!member) return null;
  const { role, text, heading, hint, length } = member;
  const facts = length ? [[words.lengthLabel, length] as const, ...words.facts] : words.facts;
  return (
    <>
      <BackLink action={words.back} />
      <h1 className="mt-1 text-claim lg:mt-2">{heading}</h1>
      <div className="mt-3 flex items-start gap-4 lg:mt-5">
        <Headshot of={member} className="size-14 rounded-full lg:size-20" />
        <p className="min-w-0 text-small text-muted lg:text-body">
          <b className="block text-fg">{role}</b>
          {text}
        </p>
      </div>
      {hint ? <p className="mt-3 font-semibold">{hint}</p> : null}
      <Facts of={facts} compact className="mt-3 lg:mt-6" />
    </>
  );
}

export function MemberProof({ page }: { page: PageId }) {
  const member = memberOf(page);
  if (!member) return null;
  const { name, kit, voice, sessions } = member;
  return (
    <div className="mt-4 grid gap-4 lg:mt-6">
      <ShortList
        title={words.sessions}
        points={sessions.map(({ id, label, points }) => (
          <Fragment key={id}>
            <b className="text-fg">{label}.</b> {`${points.join(". ")}.`}
          </Fragment>
        ))}
      />
      <SmallVoice {...voice} />
      {kit ? (
        <p className="text-small">
          <TextLink action={{ label: words.kit(name), to: { page: kit } }} />
        </p>
      ) : null}
    </div>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const member = data && memberOf(data.page);
  if (!member) return [];
  const { page, siteUrl } = data;
  const { heading: title, description } = member;
  const about = [person(member, page, siteUrl)];
  return [...pageMeta({ page, title, description, about, siteUrl }), ...calendarMeta()];
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageAt(pathname)?.id;
  const member = page && memberOf(page);
  if (!page || !member) throw new Response(null, { status: 404 });
  const campaign = context.campaign();
  const withBookingUrl = (session: Session) => ({
    ...session,
    url: bookingUrl(session.url, searchParams, campaign),
  });
  const [first, ...others] = member.sessions;
  const sessions: Member["sessions"] = [withBookingUrl(first), ...others.map(withBookingUrl)];
  const session = chosenIn(sessions, "tab", searchParams);
  const reportTo = href("booking-scheduled");
  return { page, path: href(page), sessions, session, reportTo, siteUrl: context.env.siteUrl };
}
