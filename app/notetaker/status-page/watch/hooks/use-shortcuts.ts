import { type RefObject, useEffect, useState } from "react";
import { keepInTab, readFromTab } from "~/lib/browser/tab-storage";
import { type Player, stepSeconds } from "./use-player";

const offKey = "watch-keys-off";

/** Where keys have a meaning of their own. */
const typing = "input, select, textarea, [contenteditable]";
const pressing = "a, button, summary";

/**
 * The keys of the player. Up and down scroll the page unless the player has the focus. Whoever finds them in
 * the way switches them off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html).
 */
export function useShortcuts(
  { toggle, step, changeSpeed }: Player,
  frame: RefObject<HTMLElement>,
  search: RefObject<HTMLInputElement>,
): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(readFromTab(offKey) !== true), []);

  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || target.matches(typing)) return;
      const inPlayer = frame.current?.contains(target) === true;
      const act = {
        " ": target.closest(pressing) ? undefined : toggle,
        ArrowLeft: () => step(-stepSeconds),
        ArrowRight: () => step(stepSeconds),
        ArrowUp: inPlayer ? () => changeSpeed(1) : undefined,
        ArrowDown: inPlayer ? () => changeSpeed(-1) : undefined,
        "/": () => search.current?.focus(),
      }[key];
      if (!act) return;
      // The browser's own player knows some of these keys too.
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, toggle, step, changeSpeed, frame, search]);

  const choose = (chosen: boolean) => {
    setOn(chosen);
    keepInTab(offKey, chosen ? null : true);
  };
  return [on, choose];
}
