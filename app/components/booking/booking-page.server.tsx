import { BackLink } from "~/components/sections/back-link";
import { StillSections } from "~/components/sections/still-sections.server";
import { Tracking } from "~/components/tracking/tracking.server";
import { CheckList } from "~/components/ui/check-list";
import { Headshot } from "~/components/ui/headshot";
import { Icon } from "~/components/ui/icon";
import type { PageId } from "~/config/addresses";
import { bookingPageOf, type BookingPage } from "~/content/pages/booking-pages";
import { discoveryCall as call } from "~/content/shared/discovery-call";
import type { Tracking as Wanted } from "~/tracking/tracked-pages";
import { HelpLink } from "./help-link";

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
export function BookingTitle({ page }: { page: PageId }) {
  const { back, title, lede } = bookingPage(page).booking;
  const Title = back ? "h1" : "h2";
  return (
    <>
      {back ? (
        <p className="mb-8">
          <BackLink action={back} />
        </p>
      ) : null}
      <Title className="max-w-[24ch] text-h2">{title}</Title>
      <p className="mt-4 max-w-[60ch] text-lede text-muted">{lede}</p>
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
  const { meet, guarantee } = call;
  return (
    <div className="border-t border-paper-200 pt-6">
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
