/** What the clocks of a zone show. Intl only, so it does not depend on the zone of the machine. */

export type WallClock = {
  /** The wall time as if it were UTC, epoch milliseconds. */
  readonly asUtc: number;
  /** Minutes east of UTC. */
  readonly offsetMinutes: number;
};

/**
 * Building a formatter takes longer than all of its uses. Names come from outside, so the map is bounded;
 * the zone that was not asked for longest makes room, and no more are met in the work of one mail.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 128;

/** `instant` in epoch milliseconds. null when `zone` is not an IANA time zone. */
export function wallClockAt(instant: number, zone: string): WallClock | null {
  const formatter = formatterFor(zone);
  if (!formatter || !Number.isFinite(instant)) return null;

  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;

  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return { asUtc, offsetMinutes: (asUtc - wholeSecond) / 60_000 };
}

function formatterFor(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known) return remember(zone, known);
  // Offsets such as "+05:00" are zones to some engines and not to others.
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
    return remember(zone, formatter);
  } catch {
    return null;
  }
}

/** The map keeps the order in which zones were last asked for. */
function remember(zone: string, formatter: Intl.DateTimeFormat): Intl.DateTimeFormat {
  formatters.delete(zone);
  formatters.set(zone, formatter);
  const [oldest] = formatters.keys();
  if (formatters.size > maxFormatters && oldest !== undefined) formatters.delete(oldest);
  return formatter;
}
