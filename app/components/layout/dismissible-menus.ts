import { useEffect, type RefObject } from "react";

/**
 * Where the page is hydrated, a `.menu` also closes on Escape (focus goes back to its button), on a
 * click outside, and on a second click although the pointer still hovers it.
 */
export function useDismissibleMenu(menu: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = menu.current;
    const details = root?.querySelector("details");
    if (!root || !details) return;

    const forgetDismissal = () => root.removeAttribute("data-dismissed");
    const dismissWhileHovered = () =>
      root.toggleAttribute("data-dismissed", root.matches(":hover"));

    const onToggle = () => (details.open ? forgetDismissal() : dismissWhileHovered());
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !root.contains(target)) details.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const hovered = root.matches(":hover");
      if (key !== "Escape" || (!details.open && !hovered)) return;
      if (details.open || root.contains(document.activeElement)) {
        details.querySelector("summary")?.focus();
      }
      details.open = false;
      dismissWhileHovered();
    };

    details.addEventListener("toggle", onToggle);
    root.addEventListener("pointerleave", forgetDismissal);
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      details.removeEventListener("toggle", onToggle);
      root.removeEventListener("pointerleave", forgetDismissal);
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [menu]);
}
