/** Handles Back and Forward within one document; Remix's router would ask the server each time. */

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
 * Goes to the page's previous entry; `history.back()` would first go back inside frames that are gone
 * (https://developer.mozilla.org/docs/Web/API/Navigation/back).
 */
export function stepBack(): void {
  const { navigation } = window as WithNavigation;
  (navigation ?? window.history).back();
}
