import { useRef } from "react";

/** Keeps the height of a form for the view that replaces it, so nothing below moves. */
export function useKeepHeight() {
  const box = useRef<HTMLDivElement>(null);
  // The CSP allows a style that a script sets, but no style attribute.
  const keep = () => {
    box.current?.style.setProperty("min-height", `${box.current.offsetHeight}px`);
  };
  const release = () => box.current?.style.removeProperty("min-height");
  return { box, keep, release };
}
