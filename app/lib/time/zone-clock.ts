export type WallClock = {
  /** Epoch milliseconds, read as if the zone were UTC. */
  readonly asUtc: number;
  /** East of UTC. */
  readonly offsetMinutes: number;
};

/** Cached, because they are slow to build; at most 128, because visitors send the zone names. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 128;

/** Reads a zone's clock at `instant` (epoch milliseconds); null if `zone` is no IANA zone. */
export function wallClockAt(instant: number, zone: string): WallClock | null {
  const formatter = formatterFor(zone);
  if (!formatter || !Number.isFinite(instant)) return null;

  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;

  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return { asUtc, offsetMinutes: (asUtc - wholeSecond) / 60_000 };
}

function formatterFor(zone: string): Intl.DateTimeFormat | null {
  const cached = formatters.get(zone);
  if (cached) return cacheAsNewest(zone, cached);
  // Only some engines accept offsets such as "+05:00".
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(zone)) return null;

  try {
    const formatter = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    return cacheAsNewest(zone, formatter);
  } catch {
    return null;
  }
}

function cacheAsNewest(zone: string, formatter: Intl.DateTimeFormat): Intl.DateTimeFormat {
  formatters.delete(zone);
  formatters.set(zone, formatter);
  const [oldest] = formatters.keys();
  if (formatters.size > maxFormatters && oldest !== undefined) formatters.delete(oldest);
  return formatter;
}
