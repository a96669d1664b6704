import { z } from "zod";

/** What a campaign's link says of itself, and the click ids of the ad networks; the first ones matter most. */
export const campaignKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "gclid",
  "fbclid",
  "msclkid",
  "gbraid",
  "wbraid",
  "ttclid",
  "li_fat_id",
  "utm_id",
  "utm_term",
  "utm_content",
] as const;

type CampaignKey = (typeof campaignKeys)[number];

/** No quote, bracket or control character, and no @: an address in a campaign's link is not for us. */
const campaignText = z.string().regex(/^[\p{L}\p{M}\p{N} ._~:+|,()!*&/%-]{1,120}$/u);
const campaign = z.object(
  Object.fromEntries(campaignKeys.map((key) => [key, campaignText.optional()])) as {
    [K in CampaignKey]: z.ZodOptional<typeof campaignText>;
  },
);

const touch = z.object({
  /** Epoch milliseconds. */
  at: z.number().int().positive().safe(),
  /** The path of the page that was opened; never its query. */
  landing: z.string().regex(/^\/[\w-]{0,80}$/),
  /** Only the origin of the page that led here. */
  referrer: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.-]{1,100}(:\d{1,5})?$/)
    .optional(),
  campaign,
});

/** How somebody came here for the first time, and for the last. Stored as JSON in `leads.attribution`. */
export const attributionSchema = z.object({ first: touch, last: touch });

type Touch = z.infer<typeof touch>;
export type Attribution = z.infer<typeof attributionSchema>;

/** Two of them, as the cookie carries them, stay under 1 KB. Bytes of JSON. */
const longestTouch = 340;

/**
 * What a visit tells about where it comes from; null when it tells nothing: no campaign in the address
 * and no other site before it. Values that no campaign would have are left out, and so are those that
 * no longer fit. `ours`: the origins of the site itself.
 */
export function touchOf(visit: {
  readonly url: URL;
  readonly referrer: string | null;
  readonly ours: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}): Touch | null {
  const { url, ours, now } = visit;
  const referrer = foreignOrigin(visit.referrer, ours);
  const bare = { at: now, landing: url.pathname, ...(referrer ? { referrer } : {}) };
  let found: Touch = { ...bare, campaign: {} };
  for (const key of campaignKeys) {
    const text = url.searchParams.get(key);
    const value = text === null ? null : campaignText.safeParse(text.trim());
    if (!value?.success) continue;
    const longer = { ...bare, campaign: { ...found.campaign, [key]: value.data } };
    if (byteLength(longer) <= longestTouch) found = longer;
  }
  const tells = referrer !== null || Object.keys(found.campaign).length > 0;
  return tells && touch.safeParse(found).success ? found : null;
}

function foreignOrigin(referrer: string | null, ours: readonly string[]): string | null {
  try {
    const { origin } = new URL(referrer ?? "");
    return ours.includes(origin) || !touch.shape.referrer.safeParse(origin).success ? null : origin;
  } catch {
    return null;
  }
}

function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}

/** What is known of a visit, by name: for people and programs that are told about a lead. */
type NamedTouch = Readonly<Record<string, string>>;
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
