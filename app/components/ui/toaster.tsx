import { useEffect, useRef, type PointerEvent } from "react";
import { resolveValue, toast, useToaster, type Toast } from "react-hot-toast/headless";
import { Icon } from "./icon";

/** Spec 9: shown for 5 s, one at a time, kept for 1000 s once dismissed, swiped away to the right. */
const shownMs = 5_000;
const removeDelayMs = 1_000_000;
const swipePx = 50;

export type ToastWords = { readonly title: string; readonly text: string };

/** Replaces the toast that is showing. Never the only carrier of an error (decisions 3.12). */
export function showToast({ title, text }: ToastWords, tone: "blank" | "error" = "blank"): void {
  toast.dismiss();
  const message = (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-small text-on-dark-muted">{text}</p>
    </>
  );
  const options = { duration: shownMs, removeDelay: removeDelayMs };
  if (tone === "error") toast.error(message, options);
  else toast(message, options);
}

/**
 * The notification area, reached with F8. Its live region is there from the start, or a screen reader
 * would miss what appears in it; an alert is heard as it is inserted.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { toasts, handlers } = useToaster({ duration: shownMs });
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const held = useRef(false);
  const showing = toasts.find((one) => one.visible);
  const destructive = showing?.type === "error";

  const hold = () => {
    if (!held.current) handlers.startPause();
    held.current = true;
  };
  const letGo = () => {
    if (held.current) handlers.endPause();
    held.current = false;
  };
  const close = (id: string) => {
    const focused = region.current?.contains(document.activeElement);
    if (focused && before.current instanceof HTMLElement) before.current.focus();
    letGo();
    toast.dismiss(id);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) {
        before.current = document.activeElement;
      }
      region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const card = showing ? (
    <ToastCard
      key={showing.id}
      toast={showing}
      closeLabel={closeLabel}
      onClose={() => close(showing.id)}
    />
  ) : null;
  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      onMouseMove={(event) => {
        // A pointer that only happens to rest where the toast appears does not hold it.
        if (event.movementX !== 0 || event.movementY !== 0) hold();
      }}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
      className="no-print fixed inset-x-4 bottom-4 z-40 rounded-tile sm:left-auto sm:right-6 sm:w-toast"
    >
      <div role="status">{destructive ? null : card}</div>
      {destructive ? <div role="alert">{card}</div> : null}
    </section>
  );
}

function ToastCard({
  toast: one,
  closeLabel,
  onClose,
}: {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}) {
  const swipe = useSwipeRight(onClose);
  return (
    <div
      {...swipe}
      data-destructive={one.type === "error" || undefined}
      className="on-ink flex touch-pan-y gap-3 rounded-tile border-l-4 border-lime-300 bg-ink-900 py-3.5 pl-4 pr-2 shadow-e2 transition-opacity duration-[180ms] select-none starting:opacity-0 data-destructive:border-danger-on-dark"
    >
      <div className="min-w-0 grow">{resolveValue(one.message, one)}</div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-mt-1.5 grid size-11 shrink-0 place-items-center rounded-small text-on-dark-muted hover:text-on-dark"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

/** The card follows the pointer by a rule set on the element itself: a style attribute is not allowed. */
function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const moved = (event: PointerEvent) =>
    Math.max(0, event.clientX - (start.current ?? event.clientX));
  const settle = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.style.removeProperty("translate");
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      event.currentTarget.style.setProperty("translate", `${moved(event)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const swiped = start.current !== null && moved(event) >= swipePx;
      settle(event);
      if (swiped) onSwiped();
    },
    onPointerCancel: settle,
  };
}
