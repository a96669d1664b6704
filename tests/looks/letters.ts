/**
 * Runs in the page. The letters that no file of the site's has, which each machine would draw in a font
 * of its own; what stands in a frame is another's.
 */
export function foreignLetters(): string[] {
  const unquoted = (family: string) => family.trim().replaceAll(/["']/g, "");
  const ranges = new Map<string, (readonly [number, number])[]>();
  for (const { family, unicodeRange } of document.fonts) {
    const own = unicodeRange.split(",").map((range) => {
      const [from = "0", to = from] = range.trim().slice(2).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    ranges.set(unquoted(family), [...(ranges.get(unquoted(family)) ?? []), ...own]);
  }

  const found = new Set<string>();
  const judge = (text: string, style: CSSStyleDeclaration) => {
    const family = unquoted(style.fontFamily.split(",")[0] ?? "");
    const own = ranges.get(family) ?? [];
    for (const letter of text.replaceAll(/\s/g, "")) {
      const code = letter.codePointAt(0) ?? 0;
      if (own.some(([from, to]) => from <= code && code <= to)) continue;
      found.add(`${letter} (U+${code.toString(16).toUpperCase()}) in ${family}`);
    }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest("script, style, noscript, option, iframe, video")) continue;
    judge(text.nodeValue, getComputedStyle(parent));
  }
  for (const field of document.querySelectorAll("input, textarea")) {
    if (!field.checkVisibility() || !("placeholder" in field) || !("value" in field)) continue;
    judge(`${String(field.placeholder)}${String(field.value)}`, getComputedStyle(field));
  }
  return [...found];
}
