import { useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { useOpened } from "~/lib/browser/use-opened";

/** What the card of a picture says, on the page since it came (`ShotCards`); null if it has none. */
function shotAt(src: string | null) {
  const cards = document.querySelectorAll<HTMLAnchorElement>("a[data-shot]");
  const card = [...cards].find((one) => one.getAttribute("href") === src);
  if (!card || src === null) return null;
  const [title = "", text = ""] = Array.from(
    card.querySelectorAll("[data-words]"),
    ({ textContent }) => textContent ?? "",
  );
  return { src, title, alt: `${title}: ${text}` };
}

/**
 * Shows the pictures that the page's links lead to, one at a time and large. Esc closes it and the
 * focus returns by itself: both are the element's own.
 */
export function Lightbox({ close: closeLabel }: { close: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { opened, open, close } = useOpened();
  const shown = opened === null ? null : shotAt(opened);
  const src = shown?.src;
  const closeIt = () => dialog.current?.close();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const shot = shotAt(linkOfPlainClick(event)?.getAttribute("href") ?? null);
      if (!shot) return;
      event.preventDefault();
      open(shot.src);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [open]);

  useEffect(() => {
    if (src === undefined) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [src]);

  return (
    <dialog
      ref={dialog}
      aria-label={shown?.title}
      onClose={close}
      className="lightbox on-ink m-0 h-dvh max-h-none w-screen max-w-none bg-ink-950/92"
    >
      {shown ? (
        <div className="relative grid h-full grid-rows-[auto_minmax(0,1fr)] gap-4 p-4 sm:p-8">
          <div className="relative z-10 flex items-center justify-between gap-4">
            <h2 className="text-h3">{shown.title}</h2>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={closeIt}
              className="grid size-11 place-items-center rounded-small hover:bg-paper-0/10"
            >
              <Icon name="x" className="size-6" />
            </button>
          </div>
          <img
            src={shown.src}
            alt={shown.alt}
            width={960}
            height={640}
            className="relative z-10 m-auto h-auto max-h-full w-auto max-w-full rounded-card"
          />
          {/* The last, for the focus comes to the first. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={closeIt}
            className="absolute inset-0 cursor-zoom-out"
          />
        </div>
      ) : null}
    </dialog>
  );
}
