import type { Replacement } from "./words.ts";

export type Stilled = {
  readonly replacements: readonly Replacement[];
  /** A selector of what is in no picture. */
  readonly hidden: string;
};

/** A page that is held still. */
export type Held = {
  /** Stills what has come since; whether all is there that the page shows. */
  readonly settle: () => boolean;
  /** Gives the page back as it was. */
  readonly release: () => void;
};

/**
 * Runs in the page, also in one that may run no script of its own: nothing here waits. Nothing moves or
 * blinks, what comes late comes now, what others draw is hidden, and what is another one in each run is
 * replaced.
 */
export function holdStill({ replacements, hidden }: Stilled): Held {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { caret-color: transparent !important; content-visibility: visible !important; }
    html { scroll-behavior: auto !important; }
    ${hidden} { visibility: hidden !important; }`);
  document.adoptedStyleSheets.push(sheet);
  const letGo = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };

  const undo: (() => void)[] = [letGo];
  const unvaried = (text: string) =>
    replacements.reduce(
      (words, [pattern, replacement]) => words.replaceAll(new RegExp(pattern, "g"), replacement),
      text,
    );
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

  function replaceTexts() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const before = text.nodeValue ?? "";
      const after = unvaried(before);
      if (after === before || text.parentElement?.closest("script, style")) continue;
      const node = text;
      node.nodeValue = after;
      undo.push(() => {
        if (node.nodeValue === after) node.nodeValue = before;
      });
    }
    for (const input of document.querySelectorAll("input")) {
      const before = input.value;
      const after = unvaried(before);
      if (after === before) continue;
      // Past React, which would take it for what the visitor has typed.
      setValue?.call(input, after);
      undo.push(() => setValue?.call(input, before));
    }
  }

  function stopAnimations() {
    for (const animation of document.getAnimations()) {
      // One that follows the scrolling stands where the page does.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      if (animation instanceof CSSTransition) {
        animation.finish();
      } else if (animation.playState === "running" || animation.currentTime !== 0) {
        const { playState, currentTime } = animation;
        animation.pause();
        animation.currentTime = 0;
        undo.push(() => {
          animation.currentTime = currentTime;
          if (playState === "running") animation.play();
        });
      }
    }
  }

  // React compares each text with its own until it has come back to the top.
  const isTakenOver = () =>
    !("__remixContext" in globalThis) ||
    Object.keys(document.documentElement).some((key) => key.startsWith("__react"));

  /** A picture that changes with the page's width is for a while still the other one. */
  const isOfThisWidth = (image: HTMLImageElement) => {
    if (!(image.parentElement instanceof HTMLPictureElement)) return true;
    const sources = [...image.parentElement.querySelectorAll("source")];
    const fitting = sources.find(({ media }) => media === "" || matchMedia(media).matches);
    const wanted = fitting?.srcset ?? image.getAttribute("src") ?? "";
    return image.currentSrc === new URL(wanted, document.baseURI).href;
  };

  return {
    settle() {
      if (!isTakenOver()) return false;
      replaceTexts();
      stopAnimations();
      for (const image of document.images) {
        image.loading = "eager";
        image.decoding = "sync";
      }
      // What it is laid out with is asked for.
      const isLaidOut = document.documentElement.offsetHeight > 0;
      const isThere = (image: HTMLImageElement) =>
        !image.checkVisibility() || (image.complete && isOfThisWidth(image));
      return isLaidOut && document.fonts.status === "loaded" && [...document.images].every(isThere);
    },
    release() {
      for (const undone of undo.toReversed()) undone();
    },
  };
}
