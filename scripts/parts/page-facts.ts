import { hex } from "../../app/lib/crypto/bytes.ts";

export type PageFacts = {
  readonly title: string;
  readonly description: string;
  readonly text: string;
};

export function pageFacts(html: string): PageFacts {
  const find = (what: string, pattern: RegExp) => {
    const found = pattern.exec(html)?.[1];
    if (found === undefined) throw new Error(`the page has no ${what}`);
    return found;
  };
  return {
    title: decode(find("title", /<title>([^<]*)<\/title>/)),
    description: decode(find("description", /<meta name="description" content="([^"]*)"/)),
    text: wordsOf(find("main", /<main\b[^>]*>([\s\S]*)<\/main>/)),
  };
}

export function wordsOf(html: string): string {
  const shown = html
    .replace(/<(script|style|select)\b[\s\S]*?<\/\1>/g, " ")
    // Inline elements do not separate words, blocks do.
    .replace(/<!--.*?-->|<\/?(?:span|strong|em|b|a|s|u|abbr)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ");
  return decode(shown).replace(/\s+/g, " ").trim();
}

/** Returns a hash of a page's words, without the live count of tasks. */
export async function fingerprint({ title, description, text }: PageFacts): Promise<string> {
  const words = [title, description, text.replace(/\d{1,3}(?:,\d{3}){2,}/g, "#")].join("\n");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  return hex(new Uint8Array(hash).slice(0, 8));
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(#?\w+);/g, (entity, name: string) => named[name] ?? entity);
}
