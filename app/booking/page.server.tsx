import { StillSections } from "~/components/pages/still-sections.server";
import { BackLink, TextLink } from "~/components/sections/action";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { Headshot, Portrait } from "~/components/ui/portrait";
import type { PageId } from "~/config/pages";
import { bookMember as words } from "~/content/pages/book-member";
import { discoveryCall as call } from "~/content/pages/booking";
import { type BookingPage, bookingPageOf } from "~/content/pages/index";
import { bookingSubjects } from "~/content/shared/booking-subjects";
import { memberOf } from "~/content/shared/team";
import type { Tracking as Wanted } from "~/tracking/tracked-pages";
import { Tracking } from "~/tracking/views.server";
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
  const { back, title, lede } = bookingPage(page).booking;
  const Title = back ? "h1" : "h2";
  return (
    <>
      {back ? (
        <p className="mb-3 sm:mb-6">
          <BackLink action={back} />
        </p>
      ) : null}
      <Title className="max-w-[24ch] text-h2">{title}</Title>
      <p className="mt-3 max-w-[60ch] text-lede text-muted sm:mt-4">{lede}</p>
      {back ? <p className="mt-1 text-small text-subtle">{call.proof}</p> : null}
      {subject === null ? null : (
        <p className="mt-6 inline-grid grid-cols-[18px_1fr] gap-2.5 rounded-tile bg-pine-100 px-4 py-3">
          <Icon name="calendar-check" className="mt-0.5 size-4.5 text-pine-700" />
          <span>
            {bookingSubjects.label}: <strong className="font-semibold">{subject}</strong>
          </span>
        </p>
      )}
    </>
  );
}

export function BesideBooking({ page }: { page: PageId }) {
  const { back, covers } = bookingPage(page).booking;
  const Subtitle = back ? "h2" : "h3";
  return (
    <div>
      <ul className="mb-6 grid gap-2.5 border-b border-paper-200 pb-6 text-small font-semibold">
        {call.facts.map(({ icon, text }) => (
          <li key={text} className="grid grid-cols-[18px_1fr] gap-2.5">
            <Icon name={icon} className="mt-0.5 size-4.5 text-pine-600" />
            {text}
          </li>
        ))}
      </ul>
      <Subtitle className="text-h3">{call.covers}</Subtitle>
      <CheckList items={covers} className="mb-3 mt-4" />
      <HelpLink />
    </div>
  );
}

/** Who is on the call, and what it risks: nothing. */
export function BelowBooking() {
  const { meet, directly, guarantee } = call;
  return (
    <div className="border-t border-paper-200 pt-6">
      <ClientQuote />
      <h2 className="text-h3">{meet.title}</h2>
      <ul className="mt-4 grid gap-4">
        {meet.members.map((member) => (
          <li key={member.slug} className="flex items-center gap-3.5 text-small">
            <Headshot of={member} className="size-12 rounded-tile" />
            <span>
              <span className="block font-semibold">{member.name}</span>
              <span className="block text-muted">{member.role}</span>
            </span>
          </li>
        ))}
      </ul>
      <h2 className="mt-6 text-h3">{directly.title}</h2>
      <p className="mt-1 text-small text-muted">{directly.text}</p>
      <ul className="mt-2">
        {directly.team.map(({ page, member }) => (
          <li key={page}>
            <TextLink action={{ label: directly.link(member), to: { page } }} />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-[18px_1fr] gap-2.5 rounded-tile bg-warn-tint p-4 text-small">
        <Icon name="shield-check" className="mt-0.5 size-4.5 text-warn" />
        <span>
          <span className="block font-semibold">{guarantee.title}</span>
          <span className="mt-1 block text-muted">{guarantee.text}</span>
        </span>
      </div>
    </div>
  );
}

/** What a client says of having had the call. */
export function ClientQuote() {
  const { quote, by } = call.quote;
  return (
    <figure className="mb-6">
      <blockquote className="text-small">“{quote}”</blockquote>
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

/** Who it is that can be booked on the page, for a `Still`. */
export function MemberIntro({ page }: { page: PageId }) {
  const member = memberOf(page);
  if (!member) return null;
  const { name, role, text, heading, kit } = member;
  return (
    <>
      <BackLink action={words.back} />
      <div className="mb-5 mt-2 flex items-start gap-x-4 sm:mb-9 sm:mt-6 sm:items-center sm:gap-x-7">
        <Headshot of={member} className="size-16 rounded-card sm:size-32" />
        <div className="min-w-0 flex-1">
          <h1 className="text-h2">{heading}</h1>
          <p className="mt-2 font-semibold">{role}</p>
          <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
          {kit ? <TextLink action={{ label: words.kit(name), to: { page: kit } }} /> : null}
        </div>
      </div>
    </>
  );
}
