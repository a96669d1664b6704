const noise = /^\[custom build\]\s*$|CJS build of Vite|^\s*$/;
const idleTick = /event: 'tick',(?: \w+: 0,)+ oldestDueMs:/;

/**
 * What the terminal shows of the site's output: nothing while it starts well, everything from the
 * first error or from `show` on. Logged objects come on one line each; ticks that did nothing are
 * left out.
 */
export function createSiteOutput(print: (line: string) => void): {
  readonly add: (line: string) => void;
  readonly show: () => void;
} {
  let kept: string[] | null = [];
  let object: string[] | null = null;

  function add(line: string) {
    if (object === null && line === "{") object = [];
    if (object === null) return out(line);

    object.push(line.trim());
    if (line !== "}") return;
    const whole = object.join(" ");
    object = null;
    out(whole);
  }

  function out(line: string) {
    if (noise.test(line) || idleTick.test(line)) return;
    if (kept === null) return print(line);

    kept.push(line);
    if (!line.includes("ERROR")) return;
    kept.forEach(print);
    kept = null;
  }

  return { add, show: () => (kept = null) };
}
