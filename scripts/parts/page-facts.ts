/** What one page says, read from its HTML as a search engine would. */
export type PageFacts = {
  readonly title: string;
  readonly description: string;
  /** Of the picture that shared links show: the page's h1. */
  readonly heading: string;
  /** The words of `<main>`. */
  readonly text: string;
  /** What its first section says, the pictures by their paths: what that picture is drawn from. */
  readonly opening: string;
};

/** Throws when the page lacks what every indexed page has. */
export function pageFacts(html: string): PageFacts {
  const find = (what: string, pattern: RegExp) => {
    const found = pattern.exec(html)?.[1];
    if (found === undefined) throw new Error(`the page has no ${what}`);
    return found;
  };
  const main = find("main", /<main\b[^>]*>([\s\S]*)<\/main>/);
  const opening = /<section\b[\s\S]*?<\/section>/.exec(main)?.[0] ?? main;
  const pictures = Array.from(opening.matchAll(/<img src="([^"]*)"/g), ([, path = ""]) => path);
  return {
    title: decode(find("title", /<title>([^<]*)<\/title>/)),
    description: decode(find("description", /<meta name="description" content="([^"]*)"/)),
    heading: decode(find("image text", /<meta property="og:image:alt" content="([^"]*)"/)),
    text: wordsOf(main),
    opening: withoutCount(`${wordsOf(opening)} ${pictures.join(" ")}`),
  };
}

/** The words a reader sees in a piece of HTML, in one line. */
export function wordsOf(html: string): string {
  const shown = html
    .replace(/<(script|style|select)\b[\s\S]*?<\/\1>/g, " ")
    // What one sentence is made of stands together; blocks stand apart.
    .replace(/<!--.*?-->|<\/?(?:span|strong|em|b|a|s|u|abbr)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ");
  return decode(shown).replace(/\s+/g, " ").trim();
}

/** Changes with the words of a page and with nothing else; the live count of tasks is left out. */
export function fingerprint({ title, description, text }: PageFacts): Promise<string> {
  return digest([title, description, withoutCount(text)].join("\n"));
}

function withoutCount(text: string): string {
  return text.replace(/\d{1,3}(?:,\d{3}){2,}/g, "#");
}

/** 16 hexadecimal digits of SHA-256. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(hash).slice(0, 8)];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(#?\w+);/g, (entity, name: string) => named[name] ?? entity);
}
