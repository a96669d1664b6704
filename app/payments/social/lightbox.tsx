import { useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { scrollBox } from "~/components/ui/scroll-box";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { useOpened } from "~/lib/browser/use-opened";

/** What the card of a picture says, on the page since it came (`ShotCards`), and which stand beside it. */
function shotAt(src: string | null) {
  const card = document.querySelector<HTMLAnchorElement>(`a[data-shot][href="${src}"]`);
  if (!card || src === null) return null;
  const cards = [...(card.closest("ul")?.querySelectorAll("a[data-shot]") ?? [])];
  const nth = cards.findIndex((one) => one === card);
  const [title = "", text = ""] = Array.from(
    card.querySelectorAll("[data-words]"),
    ({ textContent }) => textContent ?? "",
  );
  const beside = (step: number) =>
    cards[(nth + step + cards.length) % cards.length]?.getAttribute("href") ?? src;
  const place = { nth: nth + 1, of: cards.length, before: beside(-1), after: beside(1) };
  return { src, title, alt: `${title}: ${text}`, place };
}

/**
 * Shows the pictures that the page's links lead to, one at a time and large. Esc closes it and the
 * focus returns by itself: both are the element's own.
 */
export function Lightbox({ words }: { words: LightboxWords }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { opened, open, close } = useOpened();
  const shown = opened === null ? null : shotAt(opened);
  const isOpen = shown !== null;
  // The element says that it was closed in a task of its own, and by then it may be open again
  // (https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog).
  const closed = () => {
    if (!dialog.current?.open) close();
  };

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
    if (!isOpen) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={shown?.title}
      onCancel={close}
      onClose={closed}
      className="lightbox on-ink m-0 h-dvh max-h-none w-screen max-w-none bg-ink-950"
    >
      {shown ? (
        <div className="relative grid h-full place-items-center p-4 sm:p-8">
          <div className="lightbox-frame relative z-10 grid w-full gap-4">
            <div className="flex items-center justify-between gap-4">
              <h2 className="text-h3">{shown.title}</h2>
              <button type="button" aria-label={words.close} onClick={close} className={button}>
                <Icon name="x" className="size-6" />
              </button>
            </div>
            <Pannable key={shown.src} {...shown} />
            <div className="flex items-center justify-center gap-3 text-small tabular-nums text-muted">
              <Step to={shown.place.before} icon="arrow-left" label={words.before} open={open} />
              <span aria-live="polite">
                {shown.place.nth} / {shown.place.of}
              </span>
              <Step to={shown.place.after} icon="arrow-right" label={words.after} open={open} />
            </div>
          </div>
          {/* The last, for the focus comes to the first. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={close}
            className="absolute inset-0 cursor-zoom-out"
          />
        </div>
      ) : null}
    </dialog>
  );
}

type LightboxWords = {
  readonly close: string;
  readonly before: string;
  readonly after: string;
};

const button = "grid size-11 place-items-center rounded-small hover:bg-paper-0/10";

/** On phones the picture is larger than the screen, so that its words can be read, and moves under the finger. */
function Pannable({ src, title, alt }: { src: string; title: string; alt: string }) {
  return (
    <div {...scrollBox} role="group" aria-label={title} className="overflow-auto rounded-card">
      <img src={src} alt={alt} width={640} height={480} />
    </div>
  );
}

function Step({
  to,
  icon,
  label,
  open,
}: {
  to: string;
  icon: "arrow-left" | "arrow-right";
  label: string;
  open: (src: string) => void;
}) {
  return (
    <button type="button" aria-label={label} onClick={() => open(to)} className={button}>
      <Icon name={icon} className="size-6" />
    </button>
  );
}
