import cssHref from "~/styles/app.css";
import { elementsAndClassesIn, type SplitCss, usedCss } from "./split-css";

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
  hydratedRoutes: readonly string[] = [],
): string {
  if (css === null) return html;

  const inHtml = elementsAndClassesIn(html);
  const scriptIndexes = new Set(hydratedRoutes.flatMap((id) => css.routes[id] ?? []));
  const classesInScripts = new Set([...scriptIndexes].flatMap((index) => css.scripts[index] ?? []));
  const mayOccur = (need: string) => {
    if (inHtml.has(need)) return true;
    if (need.startsWith(".")) return classesInScripts.has(need);
    // Scripts may create any element, because React names them all.
    return scriptIndexes.size > 0;
  };
  const rules = usedCss(css.parts, mayOccur);
  // React escapes apostrophes without need: it writes attributes in double quotes.
  const shorter = html.replaceAll("&#x27;", "'");
  const endOfStyle = shorter.indexOf("</style>");
  return `${shorter.slice(0, endOfStyle)}${rules}${shorter.slice(endOfStyle)}`;
}
