import { randomText } from "~/lib/random.server";

/**
 * Rendered HTML of pages that are the same for every visitor, kept for the life of the isolate, hence
 * of the build (performance, decision 5). A page is rendered once with marks where its CSP nonce,
 * its form token and the visitor's pixel state belong, and cut at them: what is kept has holes, and every response fills in its own.
 *
 * The map is bounded by its keys: paths of the route table, and one for all unknown paths.
 */
export type PageCache = {
  /** Stand-ins for what differs: letters and digits alone, which no escaping changes. */
  readonly marks: Marks;
  /** What is kept for the key and not yet too old at `now` (epoch milliseconds). */
  readonly get: (key: string, now: number) => CutPage | null;
  readonly put: (key: string, page: CutPage, until: number) => void;
};

export type Marks = {
  readonly nonce: string;
  readonly formToken: string;
  readonly pixelState: string;
};

/** What takes the marks' places in one response; it is asked for only if there is a hole for it. */
export type Fillings = {
  readonly nonce: string;
  readonly formToken: () => Promise<string>;
  readonly pixelState: () => Promise<string>;
};

/** HTML in pieces; between piece n and n + 1 belongs what `holes[n]` names. */
export type CutPage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly pieces: readonly string[];
  readonly holes: readonly (keyof Marks)[];
};

export function createPageCache(): PageCache {
  const kept = new Map<string, { page: CutPage; until: number }>();
  const marks = { nonce: newMark(), formToken: newMark(), pixelState: newMark() };

  return {
    marks,
    get(key, now) {
      const entry = kept.get(key);
      if (!entry || now >= entry.until) return null;
      return entry.page;
    },
    put(key, page, until) {
      kept.set(key, { page, until });
    },
  };
}

/**
 * Cuts a response that was rendered with the marks. null when it may not be shared: a mark in a
 * header, or a cookie. Reads the body.
 */
export async function cutPage(response: Response, marks: Marks): Promise<CutPage | null> {
  const html = await response.text();
  const headers = [...response.headers];
  const names = Object.keys(marks) as (keyof Marks)[];
  const shared = headers.every(
    ([name, value]) => name !== "set-cookie" && names.every((mark) => !value.includes(marks[mark])),
  );
  if (!shared) return null;

  const pieces = html.split(new RegExp(`(${names.map((name) => marks[name]).join("|")})`));
  const holes = pieces
    .filter((_, nth) => nth % 2 === 1)
    .flatMap((mark) => names.find((name) => marks[name] === mark) ?? []);
  return {
    status: response.status,
    headers,
    pieces: pieces.filter((_, nth) => nth % 2 === 0),
    holes,
  };
}

/** A response with fresh values in the holes. */
export async function fillPage(page: CutPage, fillings: Fillings): Promise<Response> {
  const { holes } = page;
  const fresh: Marks = {
    nonce: fillings.nonce,
    formToken: holes.includes("formToken") ? await fillings.formToken() : "",
    pixelState: holes.includes("pixelState") ? await fillings.pixelState() : "",
  };
  const [first = "", ...rest] = page.pieces;
  const html = rest.reduce((text, piece, nth) => {
    const hole = holes[nth];
    return `${text}${hole ? fresh[hole] : ""}${piece}`;
  }, first);
  return new Response(html, {
    status: page.status,
    headers: [...page.headers] as [string, string][],
  });
}

/** Random, so that no page can contain it by accident or by design. */
function newMark(): string {
  return `mark${randomText(24).replaceAll(/[-_]/g, "0")}`;
}
