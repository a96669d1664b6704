import cssHref from "~/styles/app.css";
import { partsOfHtml, type SplitCss, usedCss } from "./split-css";

/** A value, not a promise: the promise of a canceled request would stay pending for later ones. */
let cachedCss: SplitCss | null = null;

export async function readAppCss(assets: Fetcher): Promise<SplitCss | null> {
  cachedCss ??= await fetchSplit(assets);
  return cachedCss;
}

async function fetchSplit(assets: Fetcher): Promise<SplitCss | null> {
  try {
    const response = await assets.fetch(new URL(`${cssHref}.json`, "https://assets.local"));
    return response.ok ? await response.json<SplitCss>() : null;
  } catch {
    return null;
  }
}

/** Fills the empty `style` element of a document with the rules that it and its scripts can use. */
export function withUsedCss(
  html: string,
  css: SplitCss | null,
  hydratedBy: readonly string[] = [],
): string {
  if (css === null) return html;

  const parts = partsOfHtml(html);
  const scripts = new Set(hydratedBy.flatMap((id) => css.routes[id] ?? []));
  const inScripts = new Set([...scripts].flatMap((nth) => css.scripts[nth] ?? []));
  // React's own code names every element, so scripts may create any.
  const has = (need: string) =>
    parts.has(need) || inScripts.has(need) || (scripts.size > 0 && !need.startsWith("."));
  const rules = usedCss(css.parts, has);
  // React escapes apostrophes, which have no meaning in text and between double quotes.
  const shorter = html.replaceAll("&#x27;", "'");
  const at = shorter.indexOf("</style>");
  return `${shorter.slice(0, at)}${rules}${shorter.slice(at)}`;
}
