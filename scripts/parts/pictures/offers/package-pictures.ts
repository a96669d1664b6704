import * as colors from "../../../../app/config/colors.ts";
import { onGrounds, text, tints } from "../draw.ts";

/** What each package leaves behind: a space is a tile, a dashed list goes. */

const spaces = ["Sales", "Delivery", "Finance", "People"] as const;
const [tileWide, tileHigh] = [142, 60];

function corner(nth: number): readonly [x: number, y: number] {
  return [20 + (nth % 2) * 158, 18 + Math.floor(nth / 2) * 76];
}

function tile(nth: number): string {
  const [x, y] = corner(nth);
  const box = `<rect x="${x}" y="${y}" width="${tileWide}" height="${tileHigh}" rx="14" fill="${colors.paper0}" stroke="${colors.paper200}"/>`;
  return `${box}${named(x + 14, y + 15, spaces[nth] ?? "", nth)}`;
}

/** A name behind its first letter. */
function named(x: number, y: number, name: string, tint: number): string {
  const [ground, ink] = tints[tint] ?? tints[0];
  return `<rect x="${x}" y="${y}" width="30" height="30" rx="9" fill="${ground}"/>${text(x + 15, y + 21, name.charAt(0), ink, 16, 600, "middle")}${text(x + 42, y + 21, name, colors.fg, 17, 600)}`;
}

/** What is left, or what all hangs on: halfway down the picture. */
function result(x: number, name: string, tint: number): string {
  return `<rect x="${x}" y="50" width="138" height="72" rx="14" fill="${colors.paper0}" stroke="${colors.pine600}" stroke-width="2"/>${named(x + 14, 71, name, tint)}`;
}

/** A list, one of three. */
function list(x: number, nth: number, name: string, look: string, ink: string): string {
  const y = 18 + nth * 49;
  return `<rect x="${x}" y="${y}" width="136" height="38" rx="11" ${look}/>${text(x + 16, y + 25, name, ink, 16)}`;
}

const line = (path: string) =>
  `<path d="${path}" fill="none" stroke="${colors.pine600}" stroke-width="2"/>`;

/** One space, with the lists of its team. */
function foundation(): string {
  const kept = `fill="${colors.paper0}" stroke="${colors.paper200}"`;
  const lists = ["Onboarding", "Client work", "Templates"].map(
    (name, nth) =>
      `${line(`M158 86C176 86 166 ${37 + nth * 49} 184 ${37 + nth * 49}`)}${list(184, nth, name, kept, colors.fg)}`,
  );
  return `${lists.join("")}${result(20, "Delivery", 1)}`;
}

/** Every space, and an automation on each way between two of them. */
function implementation(): string {
  const [left, right, upper, lower] = [91, 249, 48, 124];
  const ways = line(`M${left} ${upper}H${right}V${lower}H${left}z`);
  const dots = [
    [170, upper],
    [right, 86],
    [170, lower],
    [left, 86],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${colors.pine600}"/>`);
  return `${ways}${spaces.map((_, nth) => tile(nth)).join("")}${dots.join("")}`;
}

/** Lists that say the same become one. */
function rebuild(): string {
  const leaving = `fill="none" stroke="${colors.edge}" stroke-width="1.5" stroke-dasharray="5 6"`;
  const lists = ["Leads", "Leads (old)", "Event leads"].map(
    (name, nth) =>
      `${line(`M156 ${37 + nth * 49}C170 ${37 + nth * 49} 160 86 174 86`)}${list(20, nth, name, leaving, colors.muted)}`,
  );
  return `${lists.join("")}<path d="M174 80l8 6-8 6z" fill="${colors.pine600}"/>${result(184, "Leads", 0)}`;
}

/** Each by its path in `public/`. */
export const packagePictures = () =>
  onGrounds(340, 172, {
    "package-foundation": [foundation, colors.paper50],
    "package-implementation": [implementation, colors.paper50],
    "package-rebuild": [rebuild, colors.paper50],
  });
