import * as colors from "../../../../app/config/colors.ts";
import { names } from "../../../../app/config/names.ts";
import { plannerTemplates } from "../../../../app/content/shared/samples.ts";
import { orderTemplateMailWords as words } from "../../../../app/payments/mails.ts";
import { broken, button, letterhead, rule, svg, text } from "../draw.ts";

/** The email that brings a template, in its own words, as an inbox shows it. */
function templateMail(width: number, height: number): string {
  const edge = 28;
  const inside = width - 2 * edge;
  const perLine = Math.floor(inside / 7.9);
  let y = 230;
  const below = (lines: readonly string[], size: number, ink: string, weight = 400) => {
    const drawn = lines.map((line, nth) => text(edge, y + nth * 26, line, ink, size, weight));
    y += lines.length * 26;
    return drawn.join("");
  };
  const intro = below(broken(words.intro, perLine), 16, colors.muted);
  const open = button(edge, y - 4, words.open(plannerTemplates.agency.label));
  y += 88;
  const setup =
    below([words.setupHeading], 18, colors.fg, 600) +
    below(broken(words.setup, perLine), 16, colors.muted);
  const guide = text(edge, y + 6, words.guide, colors.pine700, 16, 600);
  return svg(
    width,
    height,
    `${text(edge, 38, names.company, colors.fg, 16, 600)}${text(width - edge, 38, "In 10 minutes", colors.subtle, 15, 400, "end")}${text(edge, 64, words.subject, colors.muted, 16)}${rule(0, 86, width)}${letterhead(edge, 106, inside)}${text(edge, 202, words.title, colors.fg, 22, 600)}${intro}${open}${setup}${guide}`,
  );
}

/** Each by its path in `public/`. */
export function templateMailPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/template-mail.svg", templateMail(560, 452)],
    ["media/artefacts/template-mail-phone.svg", templateMail(340, 504)],
  ];
}
