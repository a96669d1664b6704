import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { parseArgs } from "node:util";
import { transformSync } from "esbuild";
import * as today from "../app/config/colors.ts";
import { root } from "./parts/root.ts";

const help = `npm run recolor [-- options]

After a change of app/config/colors.ts: writes the new colors into the drawings under public/, and
names the files that it cannot change.

  --since REV   the commit that the drawings have their colors from; HEAD if absent
`;

type Palette = ReadonlyMap<string, string>;
const sprite = "app/components/ui/sprite.svg";
const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b/gi;

/** Each color with its name in colors.ts: `ink900`, `drawnPeople.hair.sand`. */
export function paletteOf(value: unknown, name = ""): [name: string, color: string][] {
  if (typeof value === "string") return /^#[\da-f]{6}$/i.test(value) ? [[name, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    paletteOf(one, name ? `${name}.${key}` : key),
  );
}

/** `changes`: new color by old color. `unclear`: the reason, by old color, if it became none or several. */
export function changesBetween(before: Palette, now: Palette) {
  const changes = new Map<string, string>();
  const unclear = new Map<string, string>();
  for (const color of new Set([...before.values()].map((one) => one.toUpperCase()))) {
    const names = [...before.keys()].filter((name) => before.get(name)?.toUpperCase() === color);
    const [next, ...others] = new Set(names.flatMap((name) => now.get(name)?.toUpperCase() ?? []));
    if (next !== undefined && others.length === 0) {
      if (next !== color) changes.set(color, next);
    } else {
      unclear.set(color, names.map((name) => `${name} is ${now.get(name) ?? "gone"}`).join(", "));
    }
  }
  return { changes, unclear };
}

/** Replaces all in one pass, so that two colors can be swapped. Keeps opacity (`#RRGGBBAA`). */
export function recolor(drawing: string, changes: ReadonlyMap<string, string>) {
  let count = 0;
  const text = drawing.replace(hex, (found) => {
    const next = changes.get(longForm(found));
    if (next === undefined) return found;
    count += 1;
    return `${next}${found.slice(7)}`;
  });
  return { text, count };
}

export function colorsIn(drawing: string): ReadonlySet<string> {
  return new Set(drawing.match(hex)?.map(longForm));
}

function longForm(color: string): string {
  const digits = color.slice(1, 7).toUpperCase();
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

async function main(): Promise<string> {
  const options = {
    since: { type: "string", default: "HEAD" },
    help: { type: "boolean" },
  } as const;
  const { since, help: asked } = parseArgs({ options }).values;
  if (asked) return help;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const { code } = transformSync(git("show", `${since}:app/config/colors.ts`), { loader: "ts" });
  const past: object = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { changes, unclear } = changesBetween(
    new Map(paletteOf({ ...past })),
    new Map(paletteOf({ ...today })),
  );
  if (changes.size + unclear.size === 0) return `No color has changed since ${since}.`;
  // If two colors were swapped, a second run would swap them back.
  const touched = git("diff", "--name-only", "HEAD", "--", "*.svg");
  if (touched !== "")
    return refuse("Some drawings have changed already, commit them first:", touched);

  const files = readdirSync(`${root}public`, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.startsWith("build"))
    .map((file) => `public/${file}`);
  const drawings = [...files.filter((file) => file.endsWith(".svg")), sprite].map((file) => {
    return { file, text: readFileSync(root + file, "utf8") };
  });
  const doubts = [...unclear].flatMap(([color, why]) => {
    const users = drawings.filter(({ text }) => colorsIn(text).has(color)).map(({ file }) => file);
    return users.length > 0 ? [`${color}: ${why}. In ${users.join(", ")}`] : [];
  });
  if (doubts.length > 0) {
    const reason =
      "A drawing does not tell which of these colors it means. Give them one new color,";
    return refuse(`${reason} recolor, and part them by hand afterwards:`, doubts.join("\n"));
  }

  const changed = drawings.flatMap(({ file, text }) => {
    const next = recolor(text, changes);
    if (next.count > 0) writeFileSync(root + file, next.text);
    return next.count > 0 ? [`  ${file}: ${next.count}`] : [];
  });
  const pixels = files.filter((file) => /\.(?:png|ico|jpe?g|webp|avif|mp4)$/.test(file));
  return [
    ...[...changes].map(([color, next]) => `${color} → ${next}`),
    ...["Colors changed:", ...changed],
    "Not changed, because no script can: look at each, and replace it where it shows an old color.",
    ...new Set(pixels.map((file) => `  ${dirname(file)}/*${extname(file)}`)),
    "  app/notetaker/provider/bot-picture.server.ts",
  ].join("\n");
}

function refuse(...lines: readonly string[]): string {
  process.exitCode = 1;
  return ["Nothing was changed.", ...lines].join("\n");
}

if (import.meta.main) console.log(await main());
