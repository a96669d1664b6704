/** The link that a plain click follows; null for one that asks for a new tab or window, and gets it. */
export function linkOfPlainClick(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  return event.target instanceof Element ? event.target.closest("a") : null;
}
