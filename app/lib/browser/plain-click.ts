/** Returns the link of a plain click; null for a click that asks for a new tab or window. */
export function linkOfPlainClick(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  return event.target instanceof Element ? event.target.closest("a") : null;
}
