import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Container } from "~/components/ui/container";
import { bookingHelp } from "~/content/words/booking";

/**
 * A calendar under its `title`, with what it is for `beside` it; on a phone from edge to edge, and before that.
 * `whole`: it is the page, not a part of one, and has room for what else there is to say `below`.
 */
export function BookingSection({
  id,
  whole,
  title,
  beside,
  below,
  children,
}: {
  id: string | undefined;
  whole: boolean;
  title: ReactNode;
  beside: ReactNode;
  below: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`section-pad bg-paper-50 ${whole ? "pt-8!" : ""}`}>
      <Container>
        {title}
        <Card className="calendar-card mt-6 sm:mt-10">
          <div>{children}</div>
          <div className="lg:col-start-1 lg:row-start-1">{beside}</div>
        </Card>
        {whole ? below : null}
      </Container>
    </section>
  );
}

/** The way out of every booking page that does not work for somebody: a mail to us. */
export function HelpLink() {
  return (
    <a
      href={bookingHelp.href}
      className="inline-flex min-h-11 items-center text-balance text-small font-medium text-pine-700 underline underline-offset-3 hover:text-pine-600"
    >
      {bookingHelp.label}
    </a>
  );
}
