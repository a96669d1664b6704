/** How long something takes to come or go, in seconds. */
const usual = 0.7;
const leaving = 0.3;

/**
 * How far a motion is that starts at `from`: 0 before it, 1 once `seconds` have passed, in between on the
 * curve of the site's motions (`--ease-out`).
 */
export function since(second: number, from: number, seconds = usual): number {
  return eased(Math.min(1, Math.max(0, (second - from) / seconds)));
}

/** 1 before `to`, when it has faded out: quickly, so that it is not read through what comes next. */
export function until(second: number, to: number): number {
  return round(1 - since(second, to - leaving, leaving));
}

/** 1 while `second` is between both, fading in and out. */
export function during(second: number, from: number, to: number): number {
  return Math.min(since(second, from, 0.45), until(second, to));
}

/** Comes up from below while it fades in. */
export function rising(progress: number, distance = 14) {
  return { opacity: progress, transform: `translateY(${round((1 - progress) * distance)}px)` };
}

/** The part of `text` that has been typed, at 26 letters a second. */
export function typed(text: string, second: number, from: number): string {
  return text.slice(0, Math.max(0, Math.round((second - from) * 26)));
}

/** What a picture shows is written out with so many digits that the same second is the same text. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** `cubic-bezier(0.2, 0.7, 0.2, 1)` at `x`, by bisection. */
function eased(x: number): number {
  if (x === 0 || x === 1) return x;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (bezier(middle, 0.2, 0.2) < x) low = middle;
    else high = middle;
  }
  return round(bezier(low, 0.7, 1));
}

function bezier(t: number, first: number, second: number): number {
  return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
}
