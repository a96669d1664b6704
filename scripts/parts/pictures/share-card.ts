import * as colors from "../../../app/config/colors.ts";
import { names } from "../../../app/config/names.ts";
import { shareSize } from "../../../app/lib/seo/seo.server.ts";
import { digest, type PageFacts } from "../page-facts.ts";
import { memberIds, memberPortrait } from "./people/cast.ts";

const aside = 460;

/** What of a page its picture shows, the first of them that the page has: it is 428 pixels wide. */
export const shownParts = [
  `main section:first-of-type [aria-hidden="true"].shadow-e3`,
  "main section:first-of-type figure.bg-ink-800",
  "main section:first-of-type figure img",
  "main section:first-of-type .bg-ink-800:has(.run-log)",
  `main [aria-hidden="true"].shadow-e3`,
  "main section form",
  "main section ul.grid",
  "main .rounded-card",
];

/** The pages on which one meets somebody show who that is. */
const meetings: ReadonlySet<string> = new Set(["book", "book-automate90", "launch-discovery"]);

export function showsPeople(page: string): boolean {
  return meetings.has(page) || memberIds.some((id) => page.endsWith(`-${id}`));
}

/**
 * The picture that a shared link to a page shows, as a document of 1200 by 630 pixels. The font
 * family is F; `mark` is the drawing of `mark.ts`, `shot` a picture of the page's own product as the
 * address of an image. Cards do not differ by `mark`.
 */
export function shareCard(page: string, heading: string, mark = "", shot = ""): string {
  const size = heading.length > 52 ? 56 : heading.length > 34 ? 66 : 80;
  return `<style>
    body { margin: 0; width: ${shareSize.width}px; height: ${shareSize.height}px; display: flex; background: ${colors.ink900}; color: ${colors.onDark}; font: 600 ${size}px/1.08 F; letter-spacing: -0.03em }
    main { flex: 1; padding: 72px 0 72px 72px; display: flex; flex-direction: column; justify-content: space-between }
    header { display: flex; gap: 18px; align-items: center; font-size: 38px; letter-spacing: -0.01em }
    header svg { width: 52px; height: 52px } h1 { margin: 0; font: inherit; text-wrap: balance }
    aside { flex: none; display: flex; flex-wrap: wrap; overflow: hidden; width: ${aside}px; margin-left: 44px; background: ${colors.inkGlow} }
    aside > svg { width: 100%; height: 100%; object-fit: cover } aside > svg:nth-last-child(4), aside > svg:nth-last-child(4) ~ svg { width: 50%; height: 50% }
    aside img { align-self: center; width: 400px; height: auto; margin: 0 -20px 0 40px; border-radius: 20px } aside img.tall { align-self: flex-start; margin-top: 56px }
  </style><main><header>${mark}${names.company}</header><h1>${escaped(heading)}</h1></main><aside>${shot ? `<img alt="" src="${shot}" onload="this.classList.toggle('tall', this.height > 540)">` : peopleOf(page)}</aside>`;
}

/** Changes with what the picture of a page shows. */
export function cardDigest(page: string, { heading, opening }: PageFacts): Promise<string> {
  return digest(`${shareCard(page, heading)}${showsPeople(page) ? "" : opening}`);
}

function peopleOf(page: string): string {
  const somebody = memberIds.find((id) => page.endsWith(`-${id}`));
  if (somebody) return cropped(memberPortrait(somebody));
  return meetings.has(page) ? memberIds.map((id) => cropped(memberPortrait(id))).join("") : "";
}

function cropped(portrait: string): string {
  return portrait.replace("<svg ", `<svg preserveAspectRatio="xMidYMin slice" `);
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
