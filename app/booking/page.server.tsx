import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { StillSections } from "~/components/pages/still-sections.server";
import { BackLink, TextLink } from "~/components/sections/action";
import type { BookingSection, Hosts, VoiceSection } from "~/components/sections/section";
import { aboutSections } from "~/components/sections/structured-data.server";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import { Headshot, Portrait } from "~/components/ui/portrait";
import { Lines } from "~/components/ui/section";
import { pageAt, type PageId } from "~/config/pages";
import { discoveryCall as call } from "~/content/pages/booking";
import { type BookingPage, bookingPageOf } from "~/content/pages/index";
import { bookingSubjects } from "~/content/shared/booking-subjects";
import { href } from "~/lib/render/href";
import { calendarMeta, pageMeta } from "~/lib/seo/seo.server";
import { type Tracking as Wanted, trackingOf } from "~/tracking/tracked-pages";
import { Tracking } from "~/tracking/views.server";
import { bookingUrl, subjectOf } from "./booking-url";
import { HelpLink } from "./section";

/** The parts of a page around its calendar, each for a `Still`. */

export function BookingPageStart({
  page,
  tracking,
  state,
}: {
  page: PageId;
  tracking: Wanted | null;
  state: string;
}) {
  return (
    <>
      {tracking ? <Tracking {...tracking} state={state} /> : null}
      <StillSections page={page} to={bookingPage(page).start} />
    </>
  );
}

export function BeforeBooking({ page }: { page: PageId }) {
  const { start, nth } = bookingPage(page);
  return <StillSections page={page} from={start} to={nth} />;
}

/** With `back` the calendar is the whole page: its title is the h1. */
export function BookingTitle({ page, subject }: { page: PageId; subject: string | null }) {
  const { back, title, lede, hosts = call.hosts } = bookingPage(page).booking;
  const Title = back ? "h1" : "h2";
  return (
    <div className={back ? "lg:flex lg:items-end lg:justify-between lg:gap-10" : ""}>
      <div className="lg:shrink-0">
        {back ? (
          <p className="mb-3 sm:mb-6">
            <BackLink action={back} />
          </p>
        ) : null}
        <Title
          className={`max-w-[24ch] text-h2 ${back ? "lg:text-[3.25rem] lg:leading-[1.05]" : ""}`}
        >
          <Lines of={title} />
        </Title>
        <p className="mt-3 max-w-[54ch] text-lede text-muted sm:mt-4">{lede}</p>
        {back ? <p className="mt-2 font-semibold">{call.proof}</p> : null}
        {subject === null ? null : (
          <p className="mt-6 inline-grid grid-cols-[18px_1fr] gap-2.5 rounded-tile bg-pine-100 px-4 py-3">
            <Icon name="calendar-check" className="mt-0.5 size-4.5 text-pine-700" />
            <span>
              {bookingSubjects.label}: <strong className="font-semibold">{subject}</strong>
            </span>
          </p>
        )}
      </div>
      {back ? <HostsLine hosts={hosts} /> : null}
    </div>
  );
}

/** Their portraits, and what they do. */
function HostsLine({ hosts }: { hosts: Hosts }) {
  const { title, roles } = call.with(hosts);
  return (
    <div className="mt-5 flex items-center gap-4 lg:mt-0">
      <span className="flex shrink-0 -space-x-4">
        {hosts.map((member) => (
          <Headshot
            key={member.slug}
            of={member}
            className="size-14 rounded-full border-4 border-paper-50 lg:size-24"
          />
        ))}
      </span>
      <p className="min-w-0 lg:max-w-[24ch]">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-muted">{roles}</span>
      </p>
    </div>
  );
}

export function BesideBooking({ page }: { page: PageId }) {
  const { back, covers, next, voice = call.quote } = bookingPage(page).booking;
  const Subtitle = back ? "h2" : "h3";
  return (
    <div className="grid h-full content-between gap-7">
      <div>
        <Facts of={call.facts} className="mb-7 border-b pb-7" />
        <Subtitle className="text-h3">{call.covers}</Subtitle>
        <CheckList items={covers} className="mt-4" />
      </div>
      {next ? <Next {...next} /> : null}
      <div>
        {back ? (
          <div className="mb-4 border-t border-paper-200 pt-7">
            <ClientQuote {...voice} />
          </div>
        ) : null}
        <HelpLink />
      </div>
    </div>
  );
}

/** What the call is like, in a few words with a sign each. */
export function Facts({
  of: facts,
  className,
}: {
  of: readonly { readonly icon: IconName; readonly text: string }[];
  className: string;
}) {
  return (
    <ul className={`grid gap-2.5 border-paper-200 text-small font-semibold ${className}`}>
      {facts.map(({ icon, text }) => (
        <li key={text} className="grid grid-cols-[18px_1fr] gap-2.5">
          <Icon name={icon} className="mt-0.5 size-4.5 text-pine-600" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What comes of the call. */
function Next({ title, steps }: NonNullable<BookingSection["next"]>) {
  return (
    <div className="border-t border-paper-200 pt-7">
      <h2 className="text-h3">{title}</h2>
      <ol className="mt-4 grid gap-2.5 text-small text-muted">
        {steps.map((step, nth) => (
          <li key={step} className="grid grid-cols-[18px_1fr] gap-2.5">
            <span aria-hidden="true" className="font-semibold text-pine-700 tabular-nums">
              {nth + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The way to one person alone, from a page that is not about one kind of work. */
export function BelowBooking({ page }: { page: PageId }) {
  if (bookingPage(page).booking.hosts) return null;
  const { title, link, team } = call.directly;
  return (
    <div className="mt-12 lg:mt-16">
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-4 lg:mt-9">
        {team.map(({ page, member }) => (
          <li key={page} className="relative">
            <Headshot of={member} className="aspect-square h-auto w-full rounded-card" />
            <p className="mt-3 font-semibold">{member.name}</p>
            <p className="text-small text-muted">{member.role}</p>
            <p className="mt-1.5 text-small sm:min-h-12">{member.bestFor}</p>
            <TextLink action={{ label: link(member), to: { page } }} cover />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ClientQuote({ quote, by }: VoiceSection) {
  return (
    <figure>
      <blockquote className="text-h3">“{quote}”</blockquote>
      <figcaption className="mt-3 flex items-center gap-3 text-small">
        <Portrait of={by} />
        <span>
          <span className="block font-semibold">{by.name}</span>
          <span className="block text-subtle">
            {by.role}, {by.company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** The bar of `sticky` sticks while any of what surrounds it is on screen, as in `Sections`. */
export function AfterBooking({ page }: { page: PageId }) {
  const { nth, end, content } = bookingPage(page);
  return <StillSections page={page} from={nth + 1} to={end} sticky={content.sticky} />;
}

export function BookingPageEnd({ page }: { page: PageId }) {
  return <StillSections page={page} from={bookingPage(page).end} />;
}

function bookingPage(page: PageId): BookingPage {
  const found = bookingPageOf(page);
  if (!found) throw new Error(`no calendar on ${page}`);
  return found;
}

/* Loader and meta stand here: a browser would fetch what a hydrated route imports for them. */

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const content = data && bookingPageOf(data.page)?.content;
  if (!content) return [];
  const { page, siteUrl } = data;
  const { title, description } = content;
  const about = aboutSections({ page, content, siteUrl });
  return [...pageMeta({ page, title, description, ...about, siteUrl }), ...calendarMeta()];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageAt(pathname)?.id;
  const booking = page && bookingPageOf(page)?.booking;
  if (!page || !booking) throw new Response(null, { status: 404 });
  const { id, calendar, back } = booking;
  const { env } = context;
  return {
    ...{ page, id, whole: back !== undefined, siteUrl: env.siteUrl },
    calendar: { ...calendar, url: bookingUrl(calendar.url, searchParams, context.campaign()) },
    subject: subjectOf(searchParams),
    reportTo: href("booking-scheduled"),
    tracking: trackingOf(page, env),
    pixelState: await context.pixelState(),
  };
}
