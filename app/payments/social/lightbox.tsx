import { useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import { scrollBox } from "~/components/ui/scroll-box";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { useOpened } from "~/lib/browser/use-opened";

function screenshotAt(src: string | null) {
  // Null while the lightbox is closed. The server, which has no document, never opens it.
  if (src === null) return null;
  const card = document.querySelector<HTMLAnchorElement>(`a[data-shot][href="${src}"]`);
  if (!card) return null;
  const cards = [...(card.closest("ul")?.querySelectorAll("a[data-shot]") ?? [])];
  const index = cards.indexOf(card);
  const [titleElement, textElement] = card.querySelectorAll("[data-words]");
  const title = titleElement?.textContent ?? "";
  const text = textElement?.textContent ?? "";
  return {
    src,
    title,
    alt: `${title}: ${text}`,
    number: index + 1,
    count: cards.length,
    before: cards.at(index - 1)?.getAttribute("href") ?? src,
    after: cards.at((index + 1) % cards.length)?.getAttribute("href") ?? src,
  };
}

export function Lightbox({ words }: { words: Record<"close" | "before" | "after", string> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { opened, open, close } = useOpened();
  const shown = screenshotAt(opened);
  const isOpen = shown !== null;
  // The browser fires `close` later, when the dialog may be open again
  // (https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog).
  const onClose = () => {
    if (!dialog.current?.open) close();
  };

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const clicked = screenshotAt(linkOfPlainClick(event)?.getAttribute("href") ?? null);
      if (!clicked) return;
      event.preventDefault();
      open(clicked.src);
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
      onClose={onClose}
      className="lightbox on-ink m-0 h-dvh max-h-none w-screen max-w-none bg-ink-950"
    >
      {shown ? (
        <div className="relative grid h-full place-items-center p-4 sm:p-8">
          <div className="lightbox-frame relative z-10 grid w-full gap-4">
            <div className="flex items-center justify-between gap-4">
              <h2 className="text-h3">{shown.title}</h2>
              <IconButton icon="x" label={words.close} onClick={close} />
            </div>
            {/* Scrolls on phones, where the picture is wider than the screen, so that its words can be read. */}
            <div
              {...scrollBox}
              key={shown.src}
              role="group"
              aria-label={shown.title}
              className="overflow-auto rounded-card"
            >
              <img src={shown.src} alt={shown.alt} width={640} height={480} />
            </div>
            <div className="flex items-center justify-center gap-3 text-small tabular-nums text-muted">
              <IconButton
                icon="arrow-left"
                label={words.before}
                onClick={() => open(shown.before)}
              />
              <span aria-live="polite">
                {shown.number} / {shown.count}
              </span>
              <IconButton
                icon="arrow-right"
                label={words.after}
                onClick={() => open(shown.after)}
              />
            </div>
          </div>
          {/* Last, because showModal() focuses the first button. */}
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

type IconButtonProps = { icon: IconName; label: string; onClick: () => void };

function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-small hover:bg-paper-0/10"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
