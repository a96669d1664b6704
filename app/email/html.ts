export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Escapes all values, in text and in quoted attributes, except `Html`. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Html)[]
): Html {
  const pieces = values.map((value, index) => sourceOf(value) + (strings[index + 1] ?? ""));
  return new Html((strings[0] ?? "") + pieces.join(""));
}

export function joinHtml(pieces: readonly Html[]): Html {
  return new Html(pieces.map(({ source }) => source).join(""));
}

export function escapeHtml(text: string): string {
  return (
    text
      // Lone surrogates cannot be encoded.
      .replace(/\p{Cs}/gu, "\uFFFD")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#39;")
  );
}

function sourceOf(value: string | number | Html): string {
  return value instanceof Html ? value.source : escapeHtml(String(value));
}
