import type { ReactNode } from "react";
import { bookingHelp } from "~/content/words/booking-words";

/**
 * Shows a calendar between its `title` and the words `beside` it; on a phone the calendar is as wide as the
 * screen. `isWholePage`: the calendar is the page, not a part of it.
 */
export function BookingSection({
  id,
  isWholePage,
  title,
  beside,
  children,
}: {
  id: string | undefined;
  isWholePage: boolean;
  title: ReactNode;
  beside: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={isWholePage ? "pt-2 pb-8 lg:pt-8 lg:pb-10" : "section-tight border-t"}
    >
      <div className="column task">
        <div>{title}</div>
        <div>{children}</div>
        <div>{beside}</div>
      </div>
    </section>
  );
}

export function HelpLine({ text }: { text: string | null }) {
  return (
    <div className="border-t">
      <div className="column flex flex-wrap items-baseline justify-between gap-x-6 py-5 text-small md:py-6">
        <a href={bookingHelp.href} className="more">
          {bookingHelp.label}
        </a>
        {text ? <span className="text-muted">{text}</span> : null}
      </div>
    </div>
  );
}
