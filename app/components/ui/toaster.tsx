import { useEffect, useRef, useState } from "react";
import { toastLabels } from "~/content/words/form-parts";
import type * as Toasts from "./toasts.client";
import type { ToastWords, ToastTone } from "./toasts.client";

type ToastCode = typeof Toasts;

let onToastCode: (code: ToastCode) => void = () => undefined;

let onDismiss: () => void = () => undefined;

/** Counts toasts and dismissals: a toast whose code comes late must not appear after it was dismissed. */
let latest = 0;

/** Replaces the toast. Never the only carrier of an error: without its code there is none. */
export function showToast(words: ToastWords, tone: ToastTone = "blank"): void {
  const nth = (latest += 1);
  const show = (code: ToastCode) => {
    if (nth !== latest) return;
    code.addToast(words, tone);
    onToastCode(code);
  };
  import("./toasts.client").then(show, () => undefined);
}

export function dismissToast(): void {
  latest += 1;
  onDismiss();
}

/** Notification area (F8): a live region from the start; its code loads with the first form or toast. */
export function Toaster() {
  const [code, setCode] = useState<ToastCode | null>(null);
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    onToastCode = setCode;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) {
        before.current = document.activeElement;
      }
      region.current?.focus();
    };
    // A form that fails because the network is gone has to say so: the code is here by then.
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
    const focused = region.current?.contains(document.activeElement);
    if (focused && before.current instanceof HTMLElement) before.current.focus();
    setPaused(false);
  };

  return (
    <section
      ref={region}
      aria-label={toastLabels.region}
      tabIndex={-1}
      onMouseMove={(event) => {
        // A pointer that only happens to rest where the toast appears does not hold it.
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
