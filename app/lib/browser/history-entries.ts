/*
 * Entries of the history that stay within one document: a tab that was chosen, a dialog that was
 * opened. Remix's router would take each step between them for a navigation, ask the server for the
 * page and, offline, put an error in its place. Every link and every form loads a document
 * (`components/ui/still.tsx`), so no such step is ever the router's.
 */

const listeners = new Set<() => void>();

/** Must be called before the router listens: whoever listens to the window first hears first. */
export function keepPopsFromRouter(): void {
  window.addEventListener("popstate", (event) => {
    event.stopImmediatePropagation();
    for (const heard of listeners) heard();
  });
}

/** `heard` is called after each such step. Returns the way out. */
export function onPop(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

type WithNavigation = { readonly navigation?: { readonly back: () => unknown } };

/**
 * To the entry before of this page: `history` would go back through what a visitor did in a frame that
 * is gone by now (https://developer.mozilla.org/docs/Web/API/Navigation/back).
 */
export function stepBack(): void {
  const { navigation }: WithNavigation = window as WithNavigation;
  (navigation ?? window.history).back();
}
