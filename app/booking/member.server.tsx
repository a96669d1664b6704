import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Mockup } from "~/components/artefacts/mockup";
import { ActionLink, BackLink, TextLink } from "~/components/sections/action";
import { person } from "~/components/sections/structured-data.server";
import { Headshot } from "~/components/ui/portrait";
import { Section } from "~/components/ui/section";
import { pageAt, type PageId } from "~/config/pages";
import { bookMember as words } from "~/content/pages/book-member";
import { workOf } from "~/content/pages/member-work";
import { type Member, memberOf, type Session } from "~/content/shared/team";
import { chosenIn } from "~/lib/browser/url-choice";
import { href } from "~/lib/render/href";
import { calendarMeta, pageMeta } from "~/lib/seo/seo.server";
import { bookingUrl } from "./booking-url";
import { ClientQuote, Facts } from "./page.server";

/** The parts of a page around the calendar of one person. */

/** Who it is that can be booked on the page, for a `Still`. */
export function MemberIntro({ page }: { page: PageId }) {
  const member = memberOf(page);
  if (!member) return null;
  const { name, role, text, heading, kit } = member;
  return (
    <>
      <BackLink action={words.back} />
      <div className="mb-5 mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 sm:mb-9 sm:mt-6 sm:gap-x-7 sm:gap-y-1">
        <h1 className="col-span-2 text-h2 lg:text-[3.25rem] lg:leading-[1.05] sm:col-span-1 sm:col-start-2 sm:self-end">
          {heading}
        </h1>
        <Headshot
          of={member}
          className="size-20 self-start rounded-card sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:size-32 lg:size-44"
        />
        <div className="min-w-0 sm:col-start-2 sm:self-start">
          <p className="font-semibold">{role}</p>
          <p className="mt-1 max-w-[60ch] text-small text-balance text-muted sm:text-body">
            {text}
          </p>
          {kit ? <TextLink action={{ label: words.kit(name), to: { page: kit } }} /> : null}
        </div>
      </div>
    </>
  );
}

/** Something of the kind that person makes, for a `Still`. */
export function MemberWork({ page }: { page: PageId }) {
  const work = workOf(page);
  if (!work) return null;
  const { title, text, points, action, artefacts } = work;
  const beside = (
    <>
      <ul className="mt-6 grid border-b border-edge lg:mt-8">
        {points.map((point) => (
          <li key={point} className="border-t border-edge py-3.5 font-medium">
            {point}
          </li>
        ))}
      </ul>
      <ActionLink action={action} className="mt-8 max-lg:hidden lg:self-start" />
    </>
  );
  return (
    <Section tone="alternate" title={title} lede={text} beside={beside} split>
      <div className="grid grid-cols-1 gap-5 lg:self-center">
        {artefacts.map((artefact) => (
          <Mockup key={artefact.src} of={artefact} />
        ))}
        <ActionLink
          action={action}
          className="mt-3 max-phone:w-full sm:justify-self-start lg:hidden"
        />
      </div>
    </Section>
  );
}

/** What holds for every session with that person, for a `Still`. */
export function MemberProof({ page }: { page: PageId }) {
  const member = memberOf(page);
  if (!member) return null;
  return (
    <>
      <Facts of={words.facts} className="mt-3 border-t pt-6" />
      <div className="pt-6">
        <div className="mb-4 border-t border-paper-200 pt-6">
          <ClientQuote {...member.voice} />
        </div>
      </div>
    </>
  );
}

/* Loader and meta stand here: a browser would fetch what a hydrated route imports for them. */

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
  const addressed = (one: Session) => ({
    ...one,
    url: bookingUrl(one.url, searchParams, campaign),
  });
  const [first, ...others] = member.sessions;
  const sessions: Member["sessions"] = [addressed(first), ...others.map(addressed)];
  const session = chosenIn(sessions, "tab", searchParams);
  const reportTo = href("booking-scheduled");
  return { page, path: href(page), sessions, session, reportTo, siteUrl: context.env.siteUrl };
}
