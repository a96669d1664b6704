import cssHref from "~/styles/app.css";

/** The text, not a promise of it: a promise of a request that was cancelled never settles for the next one. */
let text: string | null = null;

/** The stylesheet's text, read once for each isolate; null when the asset cannot be read. */
export async function readAppCss(assets: Fetcher): Promise<string | null> {
  text ??= await fetchText(assets);
  return text;
}

async function fetchText(assets: Fetcher): Promise<string | null> {
  try {
    const response = await assets.fetch(new URL(cssHref, "https://assets.local"));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
