/** Reads pages as visitors do, inside workerd. */

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
};

/** The `main` element, without header and footer. */
export function mainOf(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

/** The text in one line, with a space for every tag and none before punctuation. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return entities[name] ?? whole;
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, " ")
    .replace(/ (?=[/.,:;!?])/g, "")
    .trim();
}

/** Removes elements that are hidden from screen readers; they contain text only. */
function withoutHidden(html: string): string {
  return html.replace(/<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g, "");
}

export type Link = { readonly text: string; readonly href: string };

export function linksIn(html: string): readonly Link[] {
  return Array.from(html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g), (link) => ({
    href: textOf(link[1] ?? ""),
    text: textOf(withoutHidden(link[2] ?? "")).replace(/ ?\(opens in a new tab\)$/, ""),
  }));
}

export async function countIn(html: string, selector: string): Promise<number> {
  let count = 0;
  const counter = new HTMLRewriter().on(selector, { element: () => void (count += 1) });
  await counter.transform(new Response(html)).arrayBuffer();
  return count;
}
