import { attributionSchema, type Touch } from "./attribution";

/** What is known of a visit, by name: for people and programs that are told about a lead. */
export type NamedTouch = Readonly<Record<string, string>>;
export type Touches = { readonly first: NamedTouch; readonly last: NamedTouch };

/** The stored attribution of a lead, one name for each value; empty where nothing is known. Never throws. */
export function readTouches(stored: string | null): Touches {
  const read = attributionSchema.safeParse(parsed(stored));
  if (!read.success) return { first: {}, last: {} };
  return { first: named(read.data.first), last: named(read.data.last) };
}

function named({ at, landing, referrer, campaign }: Touch): NamedTouch {
  const told = Object.entries({ at: new Date(at).toISOString(), landing, referrer, ...campaign });
  return Object.fromEntries(told.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
