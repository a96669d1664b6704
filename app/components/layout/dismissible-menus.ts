/**
 * Where the page is hydrated, a `.menu` also closes on Escape (focus goes back to its button), on a
 * click outside, and on a second click although the pointer still hovers it. Returns what ends it.
 */
export function dismissibleMenus(): () => void {
  const ending = new AbortController();
  for (const menu of document.querySelectorAll<HTMLElement>(".menu")) {
    const details = menu.querySelector("details");
    if (details) makeDismissible(menu, details, ending.signal);
  }
  return () => ending.abort();
}

function makeDismissible(menu: HTMLElement, details: HTMLDetailsElement, signal: AbortSignal) {
  const forgetDismissal = () => menu.removeAttribute("data-dismissed");
  const dismissWhileHovered = () => menu.toggleAttribute("data-dismissed", menu.matches(":hover"));
  const onToggle = () => (details.open ? forgetDismissal() : dismissWhileHovered());
  const onPointerDown = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) details.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const hovered = menu.matches(":hover");
    if (key !== "Escape" || (!details.open && !hovered)) return;
    if (details.open || menu.contains(document.activeElement)) {
      details.querySelector("summary")?.focus();
    }
    details.open = false;
    dismissWhileHovered();
  };

  details.addEventListener("toggle", onToggle, { signal });
  menu.addEventListener("pointerleave", forgetDismissal, { signal });
  document.addEventListener("pointerdown", onPointerDown, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
}
