import * as colors from "../../../../app/config/colors.ts";
import { markPath } from "../../../../app/config/names.ts";
import { card, onGrounds, pill, rule, stroke, text, widthOf } from "../draw.ts";

/** A readable piece of what is free today, for the page of the guides that are still to come. */

/** Lists that become one, and the field that keeps what set them apart. */
function merge(): string {
  const lists = ["Website", "Referrals", "Events"].map((list, nth) => {
    const y = 42 + nth * 56;
    return `<rect x="20" y="${y}" width="122" height="44" rx="10" fill="${colors.paper0}" stroke="${colors.edge}" stroke-dasharray="4 4"/>${text(36, y + 28, list, colors.muted, 16)}`;
  });
  const field = "Field: Source";
  return `${lists.join("")}${stroke("M156 120h22m-8-8 8 8-8 8", colors.workspace)}${card(192, 64, 128, 112)}${text(208, 104, "Leads", colors.fg, 19, 600)}${pill(204, 124, Math.round(18 + widthOf(field, 14)), field, colors.workspaceTint, colors.workspace)}`;
}

/** The first task saves twice as much as the second, and so on: so long are the bars. */
function ranking(): string {
  const tasks = [
    ["Quotes from site notes", "4 h a week", 1],
    ["Sorting the inbox", "2 h", 0.5],
    ["Friday report", "1 h", 0.25],
  ] as const;
  const rows = tasks.map(([task, saves, share], nth) => {
    const y = 58 + nth * 58;
    const [ink, bar] = nth === 0 ? [colors.fg, colors.pine600] : [colors.muted, colors.pine200];
    return `${text(38, y, task, ink, 16, nth === 0 ? 600 : 400)}${text(302, y, saves, colors.fg, 16, 600, "end")}<rect x="38" y="${y + 12}" width="${264 * share}" height="10" rx="5" fill="${bar}"/>`;
  });
  return `${card(20, 20, 300, 200)}${rows.join("")}`;
}

/** What a notetaker sends. */
function letter(): string {
  const files = ["Recording", "Transcript", "Chat log"].map(
    (file, nth) =>
      `<rect x="${38 + nth * 90}" y="152" width="84" height="48" rx="10" fill="${colors.automationTint}"/>${text(80 + nth * 90, 181, file, colors.automation, 14, 600, "middle")}`,
  );
  return `${card(20, 20, 300, 200)}<path transform="translate(36 36)" fill="${colors.pine600}" d="${markPath}"/>${text(76, 56, "Client kickoff", colors.fg, 17, 600)}${text(302, 56, "11:04 AM", colors.subtle, 15, 400, "end")}${rule(38, 78, 264)}${text(38, 107, "32 minutes, three speakers,", colors.muted, 16)}${text(38, 130, "two links from the chat.", colors.muted, 16)}${files.join("")}`;
}

/** Each by its path in `public/`. */
export const readyPictures = () =>
  onGrounds(340, 240, {
    "ready-tutorial": [merge, colors.workspaceTint],
    "ready-framework": [ranking, colors.pine100],
    "ready-notetaker": [letter, colors.automationTint],
  });
