import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { BackLink } from "~/components/sections/action";
import { StickyBar } from "~/components/sections/closing";
import { Facts } from "~/components/sections/facts";
import { type Quote, QuoteText } from "~/components/sections/quote";
import type { Hosts } from "~/components/sections/section";
import { SectionView } from "~/components/sections/sections";
import { metaOfSections } from "~/components/sections/structured-data.server";
import { Headshot } from "~/components/ui/portrait";
import { Lines } from "~/components/ui/section";
import { pageAt, type PageId } from "~/config/pages";
import { discoveryCall as call } from "~/content/pages/booking";
import { bookingPageOf } from "~/content/pages/index";
import { bookingSubjects } from "~/content/shared/booking-subjects";
import { href } from "~/lib/render/href";
import { calendarMeta, pageMeta } from "~/lib/seo/seo.server";
import { trackingOf } from "~/tracking/tracked-pages";
import { bookingUrl, subjectOf } from "./booking-url";
import { HelpLine } from "./booking-section";

/** Shows the first section (`start`), those `before` and `after` the calendar, or the closing section (`end`). */
export function SectionsAround({
  page,
  part,
}: {
  page: PageId;
  part: "start" | "before" | "after" | "end";
}) {
  const { mainStart, calendarAt, mainEnd, content, isWholePage } = bookingPage(page);
  const bounds = {
    start: [0, mainStart],
    before: [mainStart, calendarAt],
    after: [calendarAt + 1, mainEnd],
    end: [mainEnd],
  };
  const isAfter = part === "after";
  return (
    <>
      {isAfter ? <HelpLine text={isWholePage ? call.proof : null} /> : null}
      {content.sections.slice(...bounds[part]).map((section, index) => (
        <SectionView key={index} section={section} />
      ))}
      {isAfter && content.sticky ? <StickyBar action={content.sticky} /> : null}
    </>
  );
}

/** The title is the page's h1 if the calendar is the whole page, which then has a link back. */
export function BookingTitle({ page, subject }: { page: PageId; subject: string | null }) {
  const { booking, isWholePage } = bookingPage(page);
  const { back, title, lede, facts = call.facts } = booking;
  const Title = isWholePage ? "h1" : "h2";
  return (
    <div>
      {back ? <BackLink action={back} /> : null}
      <Title className={isWholePage ? "mt-1 text-claim lg:mt-2" : "text-h2"}>
        <Lines of={title} />
      </Title>
      <p className="mt-3 max-w-116 text-lede text-muted lg:mt-4">{lede}</p>
      {subject === null ? null : (
        <p className="mt-3 border-l-4 border-pine-600 pl-3">
          {bookingSubjects.label}: <strong className="font-semibold">{subject}</strong>
        </p>
      )}
      <Facts of={facts} compact className="mt-3 lg:mt-6" />
    </div>
  );
}

export function BesideBooking({ page }: { page: PageId }) {
  const { booking, isWholePage } = bookingPage(page);
  const { covers, next, hosts = call.hosts } = booking;
  const hasUsualHosts = booking.hosts === undefined;
  return (
    <div className="mt-4 grid gap-5 lg:mt-6">
      <HostsLine hosts={hosts} />
      <div className="grid grid-cols-2 gap-6">
        <ShortList title={call.covers} points={covers} />
        <ShortList title={call.next} points={next} />
      </div>
      {hasUsualHosts && isWholePage ? <CallsByMember /> : null}
    </div>
  );
}

export function BookingVoice({ page }: { page: PageId }) {
  const { voice } = bookingPage(page).booking;
  return voice ? <SmallVoice {...voice} /> : null;
}

function HostsLine({ hosts }: { hosts: Hosts }) {
  const { title, roles } = call.namesOf(hosts);
  return (
    <div className="flex items-center gap-2 text-small text-muted">
      {hosts.map((member) => (
        <Headshot key={member.name} of={member} className="size-14 rounded-full" />
      ))}
      <p className="ml-2 min-w-0">
        <b className="block text-fg">{title}</b>
        {roles}
      </p>
    </div>
  );
}

export function ShortList({ title, points }: { title: string; points: readonly ReactNode[] }) {
  return (
    <div>
      <h2 className="pb-2.5 text-[1.0625rem]">{title}</h2>
      <ul className="text-small text-muted">
        {points.map((point, nth) => (
          <li key={nth} className="border-t py-2">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function CallsByMember() {
  const { title, book, team } = call.directly;
  return (
    <p className="border-t pt-4 text-small">
      {title}{" "}
      {team.map(({ page, name }, nth) => (
        <span key={page}>
          {nth > 0 ? ", " : null}
          <a href={href(page)} className="more">
            <span className="sr-only">{book} </span>
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

export function SmallVoice({ quote, by }: Quote) {
  return (
    <div className="pt-5 max-lg:hidden">
      <QuoteText quote={quote} by={by} />
    </div>
  );
}

function bookingPage(page: PageId) {
  const found = bookingPageOf(page);
  if (!found) throw new Error(`no calendar on ${page}`);
  return { ...found, isWholePage: found.booking.back !== undefined };
}

/* `loader` and `meta` are here, not in the route files: browsers would fetch all imports of a hydrated route. */

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const content = data && bookingPageOf(data.page)?.content;
  if (!content) return [];
  const { page, siteUrl } = data;
  const { title, description } = content;
  const { heading, about } = metaOfSections(content, page, siteUrl);
  return [...pageMeta({ page, title, description, heading, about, siteUrl }), ...calendarMeta()];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageAt(pathname)?.id;
  const booking = page && bookingPageOf(page)?.booking;
  if (!page || !booking) throw new Response(null, { status: 404 });
  const { id, calendar, back } = booking;
  return {
    page,
    id,
    isWholePage: back !== undefined,
    siteUrl: context.env.siteUrl,
    calendar: { ...calendar, url: bookingUrl(calendar.url, searchParams, context.campaign()) },
    subject: subjectOf(searchParams),
    reportTo: href("booking-scheduled"),
    tracking: trackingOf(page, context.env),
    pixelState: await context.pixelState(),
  };
}
