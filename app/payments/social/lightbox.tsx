import { useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import type { Shot } from "~/content/pages/social-versions";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { useOpened } from "~/lib/browser/use-opened";

export type LightboxProps = {
  shots: readonly Pick<Shot, "src" | "alt" | "title">[];
  close: string;
};

/**
 * Shows the pictures that the page's links lead to, one at a time and large. Esc closes it and the
 * focus returns by itself: both are the element's own.
 */
export function Lightbox({ shots, close: closeLabel }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { opened, open, close } = useOpened();
  const shown = shots.find(({ src }) => src === opened);
  const closeIt = () => dialog.current?.close();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const src = linkOfPlainClick(event)?.getAttribute("href");
      const shot = shots.find((one) => one.src === src);
      if (!shot) return;
      event.preventDefault();
      open(shot.src);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [shots, open]);

  useEffect(() => {
    if (!shown) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [shown]);

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
