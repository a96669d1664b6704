import { bookingHelp } from "~/content/booking";

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
