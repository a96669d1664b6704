import * as colors from "../../../../app/config/colors.ts";
import { card, onGrounds, pill, portion, rule, text, tick, tints } from "../draw.ts";

/** What was built for each client of the success stories, as their team sees it; words are large, for phones. */

/** The week's episodes on one board, and what one approval sets off. */
function media(): string {
  const episodes = [
    ["B", 0, "Backstage 42", "Mon", "Published", colors.pine100, colors.pine700],
    ["P", 1, "Price It Twice 18", "Wed", "In edit", colors.agentsTint, colors.agents],
    ["F", 2, "First Hire 7", "Thu", "Script late", colors.warnTint, colors.warn],
    ["N", 3, "North by Noon 31", "Fri", "Approved", colors.workspaceTint, colors.workspace],
  ] as const;
  const rows = episodes.map(([letter, tint, name, day, state, ground, ink], nth) => {
    const y = 94 + nth * 60;
    const [cover, over] = tints[tint];
    const wide = 30 + state.length * 8.4;
    return `${rule(32, y, 536)}<rect x="56" y="${y + 11}" width="38" height="38" rx="10" fill="${cover}"/>${text(75, y + 36, letter, over, 18, 600, "middle")}${text(110, y + 37, name, colors.fg, 19, 600)}${text(388, y + 37, day, colors.subtle, 18, 400, "end")}${pill(544 - wide, y + 15, wide, state, ground, ink, 30)}`;
  });
  const effects = (
    [
      ["Edit opened", 236],
      ["Artwork booked", 386],
    ] as const
  ).map(([what, x]) => `${tick(x, 376)}${text(x + 22, 383, what, colors.pine800, 17, 600)}`);
  return `${card(32, 32, 536, 302, 18)}${text(56, 71, "Release board", colors.fg, 21, 600)}${text(544, 71, "4 shows, 1 list", colors.subtle, 17, 400, "end")}${rows.join("")}${card(32, 346, 536, 62, 18)}<circle cx="66" cy="377" r="14" fill="${colors.pine600}"/><path d="M68 368l-7 10h6l-2 8 7-10h-6z" fill="${colors.paper0}"/>${text(92, 383, "Approved", colors.fg, 18, 600)}${effects.join("")}`;
}

/** One claim: its deadlines, its papers, and the letter that waits for a yes. */
function insurance(): string {
  const dates = [
    ["Aug 12", "Loss", 56],
    ["Sep 11", "Notice", 208],
    ["Oct 11", "Proof of loss", 360],
  ] as const;
  const line = `<path d="M64 142h304" stroke="${colors.pine600}" stroke-width="4"/><path d="M384 142h152" stroke="${colors.edge}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>`;
  const stops = dates.map(([day, what, x], nth) => {
    const isPast = nth < 2;
    return `<circle cx="${x + 8}" cy="142" r="10" fill="${isPast ? colors.pine600 : colors.paper0}" stroke="${isPast ? colors.pine600 : colors.warn}" stroke-width="4"/>${text(x, 180, what, colors.fg, 19, 600)}${text(x, 204, day, isPast ? colors.subtle : colors.warn, 17, isPast ? 400 : 600)}`;
  });
  return `${card(32, 32, 536, 196, 18)}${text(56, 73, "Claim 2217, water damage", colors.fg, 21, 600)}${pill(396, 50, 148, "38 of 40 papers", colors.pine100, colors.pine700, 32)}${rule(32, 96, 536)}${line}${stops.join("")}${card(32, 240, 262, 168, 18)}${text(56, 278, "Contract", colors.fg, 19, 600)}${text(56, 303, "Signed in DocuSign", colors.subtle, 17)}${rule(32, 324, 262)}${text(56, 360, "Photos, estimate", colors.fg, 19, 600)}${text(56, 385, "Filed to the claim", colors.subtle, 17)}${tick(254, 272)}${tick(254, 354)}${card(306, 240, 262, 168, 18)}${text(330, 278, "Insurer quiet 14 days", colors.fg, 19, 600)}${text(330, 303, "Follow-up drafted", colors.subtle, 17)}<rect x="330" y="340" width="128" height="44" rx="12" fill="${colors.pine600}"/>${text(394, 368, "Approve", colors.paper0, 18, 600, "middle")}${text(474, 368, "Edit", colors.pine700, 18, 600)}`;
}

/** One order, and the three places that it reaches untyped. */
function shop(): string {
  const places = [
    [colors.workspace, "Workshop", "Task due Thursday"],
    [colors.automation, "Carrier", "Label printed"],
    [colors.pine600, "Books", "$1,240 posted"],
  ] as const;
  const drawn = places.map(([ink, name, what], nth) => {
    const y = 32 + nth * 102;
    return `<path d="M228 179C268 179 258 ${y + 45} 300 ${y + 45}" fill="none" stroke="${colors.pine600}" stroke-width="3"/>${card(300, y, 268, 90, 18)}<circle cx="330" cy="${y + 45}" r="9" fill="${ink}"/>${text(354, y + 40, name, colors.fg, 20, 600)}${text(354, y + 66, what, colors.subtle, 17)}${tick(530, y + 44)}`;
  });
  const table = `<path d="M62 154h132M74 154v34m108-34v34M62 154l14-12h104l14 12" fill="none" stroke="${colors.automation}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `${drawn.join("")}${card(32, 85, 196, 188, 18)}${text(52, 119, "Order 3108", colors.fg, 20, 600)}${table}${text(52, 226, "Oak table", colors.fg, 19, 600)}${text(52, 252, "Paid in Shopify", colors.subtle, 17)}${card(32, 346, 536, 62, 18)}<path d="M56 366h30v22H56zM56 367l15 12 15-12" fill="none" stroke="${colors.pine700}" stroke-width="2.5" stroke-linejoin="round"/>${text(104, 384, "Oak arrives a day late: customer told at 9:02", colors.fg, 18, 600)}`;
}

/** Sites from one template: each with its own look, all with the same list ticked. */
function agencies(): string {
  const looks = [
    [colors.agents, colors.agentsTint],
    [colors.workspace, colors.workspaceTint],
    [colors.automation, colors.automationTint],
    [colors.social, colors.socialTint],
    [colors.pine600, colors.pine100],
  ] as const;
  const sites = portion(5, (nth) => {
    const [ink, ground] = looks[nth] ?? looks[0];
    const [x, y] = [32 + (nth % 3) * 184, 32 + Math.floor(nth / 3) * 146];
    const hero = nth % 2 === 0 ? ink : ground;
    const over = nth % 2 === 0 ? colors.paper0 : ink;
    const image = [
      `<path d="M${x + 98} ${y + 76}l26-30 26 30z" fill="${over}" opacity=".5"/>`,
      `<circle cx="${x + 128}" cy="${y + 54}" r="18" fill="${over}" opacity=".5"/>`,
      `<rect x="${x + 104}" y="${y + 38}" width="44" height="36" rx="6" fill="${over}" opacity=".5"/>`,
    ][nth % 3];
    return `${card(x, y, 168, 130)}<circle cx="${x + 20}" cy="${y + 15}" r="5" fill="${ink}"/><path d="M${x + 104} ${y + 15}h14m8 0h14m8 0h8" stroke="${colors.edge}" stroke-width="3"/><path d="M${x} ${y + 30}h168v54h-168z" fill="${hero}"/><path d="M${x + 16} ${y + 46}h62m-62 12h44" stroke="${over}" stroke-width="6" stroke-linecap="round"/>${image}${tick(x + 16, y + 107)}${text(x + 40, y + 113, "Live", colors.pine700, 17, 600)}${text(x + 152, y + 113, "24 of 24", colors.subtle, 16, 400, "end")}`;
  });
  const next = `<rect x="401" y="179" width="166" height="128" rx="14" fill="none" stroke="${colors.workspace}" stroke-width="2" stroke-dasharray="6 7"/>${text(484, 236, "Next site", colors.workspace, 19, 600, "middle")}${text(484, 262, "Kickoff Thu", colors.workspace, 17, 400, "middle")}`;
  return `${sites}${next}${card(32, 324, 536, 84, 18)}${text(56, 360, "Website template", colors.fg, 20, 600)}${text(56, 386, "24 steps, in order", colors.subtle, 17)}${pill(390, 350, 154, "Deposit paid", colors.pine100, colors.pine700, 32)}`;
}

/** Each by its path in `public/`, on the ground of the client's portrait. */
export const storyPictures = () =>
  onGrounds(600, 440, {
    "story-media": [media, colors.automationTint],
    "story-insurance": [insurance, colors.agentsTint],
    "story-e-commerce": [shop, colors.pine100],
    "story-agencies": [agencies, colors.workspaceTint],
  });
