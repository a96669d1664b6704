import * as colors from "../../../../app/config/colors.ts";
import { markPath, names } from "../../../../app/config/names.ts";
import { plannerTemplates } from "../../../../app/content/shared/samples.ts";
import { orderTemplateMailWords as words } from "../../../../app/payments/mails.ts";
import { broken, rule, svg, text, widthOf } from "../draw.ts";

/** The email that brings a template, in its own words, as an inbox shows it. */
function templateMail(width: number, height: number): string {
  const edge = 28;
  const inside = width - 2 * edge;
  const perLine = Math.floor(inside / 7.9);
  let y = 222;
  const below = (lines: readonly string[], size: number, ink: string, weight = 400) => {
    const drawn = lines.map((line, nth) => text(edge, y + nth * 26, line, ink, size, weight));
    y += lines.length * 26;
    return drawn.join("");
  };
  const intro = below(broken(words.intro, perLine), 16, colors.muted);
  const label = words.open(plannerTemplates.agency.label);
  const wide = widthOf(label, 16) + 52;
  const button = `<rect x="${edge}" y="${y - 4}" width="${wide.toFixed(0)}" height="48" rx="12" fill="${colors.pine600}"/>${text(edge + wide / 2, y + 26, label, colors.paper0, 16, 600, "middle")}`;
  y += 88;
  const setup =
    below([words.setupHeading], 18, colors.fg, 600) +
    below(broken(words.setup, perLine), 16, colors.muted);
  const guide = text(edge, y + 6, words.guide, colors.pine700, 16, 600);
  return svg(
    width,
    height,
    `${text(edge, 38, names.company, colors.fg, 16, 600)}${text(width - edge, 38, "In 10 minutes", colors.subtle, 15, 400, "end")}${text(edge, 64, words.subject, colors.muted, 16)}${rule(0, 86, width)}<rect x="${edge}" y="106" width="${inside}" height="54" rx="14" fill="${colors.ink900}"/><path transform="translate(${edge + 16} 118)" fill="${colors.lime300}" d="${markPath}"/>${text(edge + 56, 139, names.brand, colors.onDark, 17, 600)}${text(edge, 194, words.title, colors.fg, 22, 600)}${intro}${button}${setup}${guide}`,
  );
}

/** Each by its path in `public/`. */
export function templateMailPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/template-mail.svg", templateMail(560, 452)],
    ["media/artefacts/template-mail-phone.svg", templateMail(340, 504)],
  ];
}
