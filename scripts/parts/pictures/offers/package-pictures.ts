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
  const [ground, ink] = tints[nth] ?? tints[0];
  const name = spaces[nth] ?? "";
  return `<rect x="${x}" y="${y}" width="${tileWide}" height="${tileHigh}" rx="14" fill="${colors.paper0}" stroke="${colors.paper200}"/><rect x="${x + 14}" y="${y + 15}" width="30" height="30" rx="9" fill="${ground}"/>${text(x + 29, y + 36, name.charAt(0), ink, 16, 600, "middle")}${text(x + 56, y + 36, name, colors.fg, 17, 600)}`;
}

/** One space, with the lists of its team. */
function foundation(): string {
  const lists = ["Onboarding", "Client work", "Templates"].map((list, nth) => {
    const y = 18 + nth * 49;
    return `<path d="M158 86C176 86 166 ${y + 19} 184 ${y + 19}" fill="none" stroke="${colors.pine600}" stroke-width="2"/><rect x="184" y="${y}" width="136" height="38" rx="11" fill="${colors.paper0}" stroke="${colors.paper200}"/>${text(200, y + 25, list, colors.fg, 16)}`;
  });
  const [ground, ink] = tints[1];
  return `${lists.join("")}<rect x="20" y="50" width="138" height="72" rx="14" fill="${colors.paper0}" stroke="${colors.pine600}" stroke-width="2"/><rect x="34" y="71" width="30" height="30" rx="9" fill="${ground}"/>${text(49, 92, "D", ink, 16, 600, "middle")}${text(76, 92, "Delivery", colors.fg, 17, 600)}`;
}

/** Every space, and an automation on each way between two of them. */
function implementation(): string {
  const [left, right, upper, lower] = [91, 249, 48, 124];
  const ways = `<path d="M${left} ${upper}H${right}V${lower}H${left}z" fill="none" stroke="${colors.pine600}" stroke-width="2"/>`;
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
  const lists = ["Leads", "Leads (old)", "Event leads"];
  const drawn = lists.map((list, nth) => {
    const y = 18 + nth * 49;
    return `<path d="M162 ${y + 19}C176 ${y + 19} 172 86 186 86" fill="none" stroke="${colors.pine600}" stroke-width="2"/><rect x="20" y="${y}" width="${tileWide}" height="38" rx="11" fill="none" stroke="${colors.edge}" stroke-width="1.5" stroke-dasharray="5 6"/>${text(36, y + 25, list, colors.muted, 16)}`;
  });
  const [ground, ink] = tints[0];
  return `${drawn.join("")}<path d="M186 80l8 6-8 6z" fill="${colors.pine600}"/><rect x="196" y="50" width="124" height="72" rx="14" fill="${colors.paper0}" stroke="${colors.pine600}" stroke-width="2"/><rect x="210" y="71" width="30" height="30" rx="9" fill="${ground}"/>${text(225, 92, "L", ink, 16, 600, "middle")}${text(252, 92, "Leads", colors.fg, 17, 600)}`;
}

/** Each by its path in `public/`. */
export const packagePictures = () =>
  onGrounds(340, 172, {
    "package-foundation": [foundation, colors.paper50],
    "package-implementation": [implementation, colors.paper50],
    "package-rebuild": [rebuild, colors.paper50],
  });
