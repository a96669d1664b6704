import { useRef, type ReactNode, type RefObject } from "react";

/** Keeps the height of a form for the view that replaces it, so nothing below moves. */
export function useKeptHeight() {
  const room = useRef<HTMLDivElement>(null);
  // The CSP allows a style that a script sets, but no style attribute.
  const hold = () => {
    const box = room.current;
    box?.style.setProperty("min-height", `${box.offsetHeight}px`);
  };
  const release = () => room.current?.style.removeProperty("min-height");
  return { room, hold, release };
}

export function Room({ of, children }: { of: RefObject<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={of} className="grid">
      {children}
    </div>
  );
}
