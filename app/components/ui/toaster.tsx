import { useEffect, useRef, useState } from "react";
import { toastLabels } from "~/content/words/form-parts";
import type * as Toasts from "./toasts.client";
import type { ToastWords, ToastTone } from "./toasts.client";

type ToastCode = typeof Toasts;

/** Both are set by the mounted `Toaster`. */
let onToastCode: (code: ToastCode) => void = () => undefined;
let onDismiss: () => void = () => undefined;

/** Counts toasts and dismissals: a toast whose code loads late appears only if neither has followed. */
let changes = 0;

/** Replaces the toast. Show errors elsewhere as well: no toast appears if the code cannot be loaded. */
export function showToast(words: ToastWords, tone: ToastTone = "blank"): void {
  changes += 1;
  const changesAtCall = changes;
  const show = (code: ToastCode) => {
    if (changes !== changesAtCall) return;
    code.addToast(words, tone);
    onToastCode(code);
  };
  import("./toasts.client").then(show, () => undefined);
}

export function dismissToast(): void {
  changes += 1;
  onDismiss();
}

/** Notification area (F8): a live region from the start; its code loads with the first form or toast. */
export function Toaster() {
  const [code, setCode] = useState<ToastCode | null>(null);
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  useEffect(() => {
    onToastCode = setCode;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) {
        focusedBefore.current = document.activeElement;
      }
      region.current?.focus();
    };
    // Loads the code before a form is sent, so that a toast can report a lost network.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest("form")) return;
      import("./toasts.client").catch(() => undefined);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  useEffect(() => {
    if (!code) return;
    onDismiss = () => {
      setPaused(false);
      code.dismissToasts();
    };
  }, [code]);

  const onClose = () => {
    const hasFocus = region.current?.contains(document.activeElement);
    if (hasFocus && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    setPaused(false);
  };

  return (
    <section
      ref={region}
      aria-label={toastLabels.region}
      tabIndex={-1}
      onMouseMove={(event) => {
        // A toast that appears under a resting pointer is not paused.
        if (event.movementX !== 0 || event.movementY !== 0) setPaused(true);
      }}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="no-print fixed inset-x-4 top-19 z-40 rounded-tile sm:top-auto sm:bottom-4 sm:w-toast"
    >
      <div ref={status} role="status" />
      {code && status.current ? (
        <code.Toasts status={status.current} isPaused={isPaused} onClose={onClose} />
      ) : null}
    </section>
  );
}
