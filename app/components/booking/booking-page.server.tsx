import { BackLink } from "~/components/sections/back-link";
import { StillSections } from "~/components/sections/still-sections.server";
import { Tracking } from "~/components/tracking/tracking.server";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import type { PageId } from "~/config/addresses";
import { bookingPageOf, type BookingPage } from "~/content/pages/booking-pages";
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
  const { back, facts, covers } = bookingPage(page).booking;
  const Subtitle = back ? "h2" : "h3";
  return (
    <div>
      <ul className="mb-6 grid gap-2.5 border-b border-paper-200 pb-6 text-small font-semibold">
        {facts.map(({ icon, text }) => (
          <li key={text} className="grid grid-cols-[18px_1fr] gap-2.5">
            <Icon name={icon} className="mt-0.5 size-4.5 text-pine-600" />
            {text}
          </li>
        ))}
      </ul>
      <Subtitle className="text-h3">{covers.title}</Subtitle>
      <CheckList items={covers.points} className="mb-3 mt-4" />
      <HelpLink />
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
