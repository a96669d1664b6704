import { useLayoutEffect, useRef, type PointerEvent } from "react";
import { createPortal } from "react-dom";
import { resolveValue, toast, useToaster, type Toast } from "react-hot-toast/headless";
import { toastLabels } from "~/content/words/form-parts";
import { Icon } from "./icon";

/** Specified: shown for 5 s, one at a time, kept for 1000 s after dismissal, dismissed by a swipe to the right. */
const shownMs = 5_000;
const removeDelayMs = 1_000_000;
const swipePx = 50;

export function addToast({ title, text }: ToastWords, tone: ToastTone): void {
  toast.dismiss();
  const message = (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-small text-muted">{text}</p>
    </>
  );
  const options = { duration: shownMs, removeDelay: removeDelayMs };
  if (tone === "error") toast.error(message, options);
  else toast(message, options);
}

export function dismissToasts(): void {
  toast.dismiss();
}

export function Toasts({
  status,
  isPaused,
  onClose,
}: {
  status: HTMLElement;
  isPaused: boolean;
  onClose: () => void;
}) {
  const { toasts, handlers } = useToaster({ duration: shownMs });
  const { startPause, endPause } = handlers;
  const shown = toasts.find(({ visible }) => visible);

  // In a layout effect, which runs before the toast's time can end.
  useLayoutEffect(() => {
    if (isPaused) startPause();
  }, [isPaused, startPause]);
  // In an effect of its own: each pause brings a new `endPause`, the only one that ends it.
  useLayoutEffect(() => {
    if (!isPaused) endPause();
  }, [isPaused, endPause]);

  if (!shown) return null;
  const close = () => {
    onClose();
    toast.dismiss(shown.id);
  };
  const card = <ToastCard key={shown.id} shown={shown} onClose={close} />;
  return shown.type === "error" ? <div role="alert">{card}</div> : createPortal(card, status);
}

function ToastCard({ shown, onClose }: { shown: Toast; onClose: () => void }) {
  const swipe = useSwipeRight(onClose);
  return (
    <div
      {...swipe}
      data-error={shown.type === "error" || undefined}
      className="group/toast on-ink [touch-action:pan-y] [transition:opacity_180ms] starting:opacity-0 relative flex gap-3 overflow-hidden rounded-tile border py-3.5 pl-5 pr-2 shadow-e2 select-none"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-1 bg-lime-300 group-data-error/toast:bg-danger-on-dark"
      />
      <div className="min-w-0 grow">{resolveValue(shown.message, shown)}</div>
      <button
        type="button"
        aria-label={toastLabels.close}
        onClick={onClose}
        className="-mt-1.5 grid size-11 shrink-0 place-items-center rounded-small text-muted hover:text-fg"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Moves the card with the pointer via CSSOM; the CSP forbids style attributes. */
function useSwipeRight(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const distance = ({ clientX }: PointerEvent) =>
    startX.current === null ? 0 : Math.max(0, clientX - startX.current);
  const endSwipe = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.style.removeProperty("translate");
    startX.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      event.currentTarget.style.setProperty("translate", `${distance(event)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isSwipe = distance(event) >= swipePx;
      endSwipe(event);
      if (isSwipe) onSwiped();
    },
    onPointerCancel: endSwipe,
  };
}

export type ToastWords = { readonly title: string; readonly text: string };

export type ToastTone = "blank" | "error";
