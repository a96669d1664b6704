import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "~/components/ui/icon";
import { names } from "~/config/names";
import { pageAt } from "~/config/pages";
import { discoveryDialog as words } from "~/content/words/booking-words";
import { campaignOf } from "~/lib/http/campaign";
import { href } from "~/lib/render/href";
import { bookingUrl } from "./booking-url";
import type { Guest } from "./provider-script";
import { BookingWidget } from "./booking-widget";

/** Open while mounted. The `dialog` element keeps the focus inside and closes on Esc. */
export function DiscoveryDialog({
  service,
  guest,
  onClosed,
}: {
  service: string | undefined;
  guest: Guest | null;
  onClosed: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [{ calendar, page }] = useState(() => {
    const here = new URL(window.location.href);
    const { discoveryCall } = names.schedulingProvider.links;
    const campaign = campaignOf(here, document.referrer);
    const url = bookingUrl(discoveryCall, here.searchParams, campaign);
    return { calendar: { url, height: 700 } as const, page: pageAt(here.pathname)?.id };
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // A click on the backdrop targets the dialog itself; any other click targets something in its child.
    const closeOnBackdrop = ({ target }: Event) => {
      if (target === element) onClosed();
    };
    element.addEventListener("click", closeOnBackdrop);
    return () => element.removeEventListener("click", closeOnBackdrop);
  }, [onClosed]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClosed}
      onClose={onClosed}
      className="on-paper m-auto max-h-dvh w-full max-w-page bg-paper-0 shadow-e3 backdrop:bg-ink-950/70 max-sm:h-dvh max-sm:max-w-none sm:max-h-[calc(100dvh-2rem)] sm:w-[min(60rem,100%-2rem)]"
    >
      <div className="p-5 sm:p-7">
        <div className="mb-5 flex items-start justify-between gap-4">
          <div>
            <h2 id={titleId} className="text-h3">
              {words.title}
            </h2>
            {service ? <p className="mt-1 text-muted">{words.service(service)}</p> : null}
          </div>
          <button
            type="button"
            aria-label={words.close}
            onClick={onClosed}
            className="-mr-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-small hover:bg-paper-100"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        <BookingWidget
          calendar={calendar}
          page={page}
          service={service}
          guest={guest}
          reportTo={href("booking-scheduled")}
        />
      </div>
    </dialog>
  );
}
