import { bookingHelp } from "~/content/booking";
import { linkTo } from "~/lib/link-to";

/** The way out of every booking page that does not work for somebody: a mail to us. */
export function HelpLink() {
  return (
    <a
      href={linkTo(bookingHelp.to).href}
      className="inline-flex min-h-11 items-center text-small font-medium text-pine-700 underline underline-offset-3 hover:text-pine-600"
    >
      {bookingHelp.label}
    </a>
  );
}
