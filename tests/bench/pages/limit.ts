/** The page as fast as it can be: what is script, or asks for it, is taken out. Data in script tags stays. */
export function withoutScript(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
}

/** The text of all inline scripts that run. */
export function inlineScript(html: string): string {
  const scripts = html.matchAll(
    /<script\b(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return Array.from(scripts, ([, text = ""]) => text).join("");
}
