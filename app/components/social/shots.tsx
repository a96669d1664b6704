import { useRef, useState, type MouseEvent, type RefObject } from "react";
import { Icon } from "~/components/ui/icon";
import { social, type Shot } from "~/content/pages/social";

const { enlarge, close } = social.features;

/** Cards that open their picture in a dialog; without script each is a link to the picture. */
export function Shots({ shots }: { shots: readonly Shot[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shot | null>(null);

  const open = (shot: Shot) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(shot);
    dialog.current?.showModal();
  };

  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shots.map((shot) => (
          <li key={shot.src}>
            <a
              href={shot.src}
              onClick={open(shot)}
              className="block h-full overflow-hidden rounded-card border border-paper-200 bg-paper-0 transition-colors hover:border-pine-600/40"
            >
              <Picture {...shot} alt="" />
              <span className="block p-6">
                <span className="sr-only">{enlarge("")}</span>
                <span className="block text-h3 font-display">{shot.title}</span>
                <span className="mt-1.5 block text-small text-muted">{shot.text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Lightbox dialog={dialog} shot={shown} />
    </>
  );
}

/** Esc closes it and the focus returns by itself: both are the element's own. */
function Lightbox({ dialog, shot }: { dialog: RefObject<HTMLDialogElement>; shot: Shot | null }) {
  const closeIt = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={shot?.title}
      className="lightbox on-ink m-0 h-dvh max-h-none w-screen max-w-none bg-ink-950/92"
    >
      <div className="relative grid h-full grid-rows-[auto_minmax(0,1fr)] gap-4 p-4 sm:p-8">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={closeIt}
          className="absolute inset-0 cursor-zoom-out"
        />
        <div className="relative flex items-center justify-between gap-4">
          <h2 className="text-h3">{shot?.title}</h2>
          <button
            type="button"
            aria-label={close}
            onClick={closeIt}
            className="grid size-11 place-items-center rounded-small hover:bg-paper-0/10"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        {shot ? (
          <img
            src={shot.src}
            alt={shot.alt}
            width={960}
            height={640}
            className="relative m-auto h-auto max-h-full w-auto max-w-full rounded-card"
          />
        ) : null}
      </div>
    </dialog>
  );
}

function Picture({ src, alt }: Pick<Shot, "src" | "alt">) {
  return (
    <img
      src={src}
      alt={alt}
      width={960}
      height={640}
      loading="lazy"
      className="aspect-3/2 w-full border-b border-paper-200"
    />
  );
}
