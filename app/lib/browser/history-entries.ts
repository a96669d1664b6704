/** Handles steps between history entries of one document; Remix's router would ask the server for each step. */

const listeners = new Set<() => void>();

/** Must run before the router adds its listener. */
export function keepPopsFromRouter(): void {
  window.addEventListener("popstate", (event) => {
    event.stopImmediatePropagation();
    for (const listener of listeners) listener();
  });
}

export function onPop(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type WithNavigation = { readonly navigation?: { readonly back: () => unknown } };

/**
 * Goes to the page's previous entry; `history.back()` would first undo steps in removed frames
 * (https://developer.mozilla.org/docs/Web/API/Navigation/back).
 */
export function stepBack(): void {
  const { navigation }: WithNavigation = window as WithNavigation;
  (navigation ?? window.history).back();
}
