import { useRef, type ReactNode, type RefObject } from "react";

/**
 * Keeps a form's room for what comes in its place, so that nothing below it moves. `hold` before the form
 * goes, `release` when it is back: it may grow again.
 */
export function useSameRoom() {
  const room = useRef<HTMLDivElement>(null);
  // A style set from here is allowed by the policies; an attribute is not.
  const hold = () => {
    const box = room.current;
    box?.style.setProperty("min-height", `${box.offsetHeight}px`);
  };
  const release = () => room.current?.style.removeProperty("min-height");
  return { room, hold, release };
}

/** What stands in it is as high as the room. */
export function Room({ of, children }: { of: RefObject<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={of} className="grid">
      {children}
    </div>
  );
}
