import { Mockup } from "~/components/artefacts/mockup";
import { StillSections } from "~/components/pages/still-sections.server";
import { BackLink, TextLink } from "~/components/sections/action";
import type { VoiceSection } from "~/components/sections/section";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { Headshot, Portrait } from "~/components/ui/portrait";
import { Lines, Section } from "~/components/ui/section";
import type { PageId } from "~/config/pages";
import { bookMember as words } from "~/content/pages/book-member";
import { discoveryCall as call } from "~/content/pages/booking";
import { type BookingPage, bookingPageOf } from "~/content/pages/index";
import { bookingSubjects } from "~/content/shared/booking-subjects";
import { workOf } from "~/content/pages/member-work";
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
    <div className={back ? "lg:flex lg:items-end lg:justify-between lg:gap-10" : ""}>
      <div>
        {back ? (
          <p className="mb-3 sm:mb-6">
            <BackLink action={back} />
          </p>
        ) : null}
        <Title className="max-w-[24ch] text-h2">
          <Lines of={title} />
        </Title>
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
      </div>
      {back ? <Hosts /> : null}
    </div>
  );
}

/** Their portraits, and what they do. */
function Hosts() {
  const { members, title, roles } = call.hosts;
  return (
    <div className="mt-5 flex shrink-0 items-center gap-4 lg:mt-0 lg:gap-5">
      <span className="flex -space-x-4 lg:-space-x-6">
        {members.map((member) => (
          <Headshot
            key={member.slug}
            of={member}
            className="size-14 rounded-full border-4 border-paper-50 lg:size-32"
          />
        ))}
      </span>
      <p className="min-w-0 lg:max-w-[18ch]">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-muted">{roles}</span>
      </p>
    </div>
  );
}

export function BesideBooking({ page }: { page: PageId }) {
  const { back, covers, calendar, voice = call.quote } = bookingPage(page).booking;
  const Subtitle = back ? "h2" : "h3";
  return (
    <div className="flex h-full flex-col justify-between gap-4">
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
      {back ? (
        <>
          <div className="border-t border-paper-200 pt-6">
            <ClientQuote {...voice} />
          </div>
          {/* A lower calendar has no room for it; the line below the title says it as well. */}
          {calendar.height === 850 ? <Guarantee /> : null}
        </>
      ) : null}
    </div>
  );
}

/** The way to one person alone. */
export function BelowBooking() {
  const { title, link, team } = call.directly;
  return (
    <div className="mt-12 grid gap-x-16 gap-y-6 lg:mt-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <h2 className="max-w-[20ch] text-h2">{title}</h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-4">
        {team.map(({ page, member }) => (
          <li key={page} className="relative">
            <Headshot of={member} className="aspect-square h-auto w-full rounded-card" />
            <p className="mt-3 font-semibold">{member.name}</p>
            <p className="text-small text-muted">{member.role}</p>
            <TextLink action={{ label: link(member), to: { page } }} cover />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the call risks: nothing. */
function Guarantee() {
  const { title, text } = call.guarantee;
  return (
    <div className="grid grid-cols-[18px_1fr] gap-2.5 rounded-tile bg-warn-tint p-4 text-small">
      <Icon name="shield-check" className="mt-0.5 size-4.5 text-warn" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="mt-1 block text-muted">{text}</span>
      </span>
    </div>
  );
}

function ClientQuote({ quote, by }: VoiceSection) {
  return (
    <figure>
      <blockquote className="text-ui leading-snug">“{quote}”</blockquote>
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
      <div className="mb-5 mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 sm:mb-9 sm:mt-6 sm:gap-x-7 sm:gap-y-1">
        <h1 className="col-span-2 text-h2 sm:col-span-1 sm:col-start-2 sm:self-end">{heading}</h1>
        <Headshot
          of={member}
          className="size-20 self-start rounded-card sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:size-36"
        />
        <div className="min-w-0 sm:col-start-2 sm:self-start">
          <p className="font-semibold">{role}</p>
          <p className="mt-1 max-w-[60ch] text-small text-muted sm:text-body">{text}</p>
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
  const { title, text, artefact } = work;
  return (
    <Section tone="alternate" title={title} lede={text} split>
      <Mockup of={artefact} />
    </Section>
  );
}

/** What holds for every session with that person, for a `Still`. */
export function MemberProof({ page }: { page: PageId }) {
  const member = memberOf(page);
  return (
    <div className="grid gap-6">
      {member ? <ClientQuote {...member.voice} /> : null}
      <Guarantee />
    </div>
  );
}
