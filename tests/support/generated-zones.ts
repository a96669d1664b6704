/**
 * VTIMEZONEs of some zones, in the styles of several calendars and with meaningless names. Lists have the changes
 * that Intl shows; rules are the rules of 2026.
 */

export type ZoneRule = {
  readonly zone: string;
  /** Minutes east of UTC. */
  readonly standard: number;
  readonly summer: readonly [from: Change, to: Change, minutes: number] | null;
};

/** `time`: wall time before the change. `days`: parts of an RRULE. `first`: a day that fits `days`. */
type Change = { readonly time: string; readonly days: string; readonly first: string };

const lastSunday = (month: number, time: string, first: string): Change => {
  return { time, first, days: `BYMONTH=${month};BYDAY=-1SU` };
};
const nthSunday = (month: number, nth: number, time: string, first: string): Change => {
  return { time, first, days: `BYMONTH=${month};BYDAY=${nth}SU` };
};
const european = (from: string, to: string) =>
  [lastSunday(3, from, "19810329"), lastSunday(10, to, "19961027"), 60] as const;
const american = [
  nthSunday(3, 2, "020000", "20070311"),
  nthSunday(11, 1, "020000", "20071104"),
  60,
] as const;

export const zoneRules: readonly ZoneRule[] = [
  { zone: "Europe/Berlin", standard: 60, summer: european("020000", "030000") },
  { zone: "Europe/London", standard: 0, summer: european("010000", "020000") },
  { zone: "Europe/Helsinki", standard: 120, summer: european("030000", "040000") },
  { zone: "America/New_York", standard: -300, summer: american },
  { zone: "America/Los_Angeles", standard: -480, summer: american },
  { zone: "America/St_Johns", standard: -210, summer: american },
  {
    zone: "Australia/Sydney",
    standard: 600,
    summer: [nthSunday(10, 1, "020000", "20081005"), nthSunday(4, 1, "030000", "20080406"), 60],
  },
  {
    zone: "Asia/Jerusalem",
    standard: 120,
    summer: [
      {
        time: "020000",
        days: "BYMONTH=3;BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29",
        first: "20130329",
      },
      lastSunday(10, "020000", "20131027"),
      60,
    ],
  },
  { zone: "Asia/Kolkata", standard: 330, summer: null },
  { zone: "Asia/Tokyo", standard: 540, summer: null },
  { zone: "Asia/Kathmandu", standard: 345, summer: null },
  { zone: "America/Phoenix", standard: -420, summer: null },
];

export type ZoneStyle = "rules" | "outlook" | "notes" | "list" | "dates";
export const zoneStyles: readonly ZoneStyle[] = ["rules", "outlook", "notes", "list", "dates"];

export function vtimezone(tzid: string, rule: ZoneRule, style: ZoneStyle): string {
  const isListed = style === "list" || style === "dates";
  const observances =
    isListed && rule.summer ? observancesOfList(rule, style) : observancesOfRule(rule, style);
  return [`BEGIN:VTIMEZONE`, `TZID:${tzid}`, ...observances, "END:VTIMEZONE"].join("\r\n");
}

/** First day of every rule, in styles that do not know the real one. */
const firstDays: Partial<Record<ZoneStyle, string>> = { outlook: "16010101", notes: "19500101" };

function observancesOfRule({ standard, summer }: ZoneRule, style: ZoneStyle): string[] {
  if (!summer) return observance("STANDARD", "19700101T000000", standard, standard, []);
  const [from, to, minutes] = summer;
  const start = ({ first, time }: Change) => `${firstDays[style] ?? first}T${time}`;
  const rrule = ({ days, time }: Change) =>
    style === "notes"
      ? `RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=${Number(time.slice(0, 2))};${days}`
      : `RRULE:FREQ=YEARLY;${days}`;
  return [
    ...observance("STANDARD", start(to), standard + minutes, standard, [rrule(to)]),
    ...observance("DAYLIGHT", start(from), standard, standard + minutes, [rrule(from)]),
  ];
}

/** Writes each change as an observance, or all changes of one kind as one observance with a list of dates. */
function observancesOfList({ zone }: ZoneRule, style: ZoneStyle): string[] {
  const changes = changesOf(zone);
  if (style === "list") {
    return changes.flatMap(({ wall, before, after }) =>
      observance(after > before ? "DAYLIGHT" : "STANDARD", wall, before, after, []),
    );
  }
  return [true, false].flatMap((isSummer) => {
    const [first, ...others] = changes.filter(({ before, after }) => after > before === isSummer);
    if (!first) return [];
    const { wall, before, after } = first;
    const dates = others.map((change) => `RDATE:${change.wall}`);
    return observance(isSummer ? "DAYLIGHT" : "STANDARD", wall, before, after, dates);
  });
}

function observance(kind: string, start: string, from: number, to: number, more: string[]) {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...more,
    `END:${kind}`,
  ];
}

function offsetText(minutes: number): string {
  const distance = Math.abs(minutes);
  const [hours, rest] = [Math.floor(distance / 60), distance % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${minutes < 0 ? "-" : "+"}${hours}${rest}`;
}

type ClockChange = { readonly wall: string; readonly before: number; readonly after: number };
const cache = new Map<string, readonly ClockChange[]>();

function changesOf(zone: string): readonly ClockChange[] {
  const found = cache.get(zone) ?? [...findChanges(zone)];
  cache.set(zone, found);
  return found;
}

const hourMs = 3_600_000;

function* findChanges(zone: string): Generator<ClockChange, void> {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const offsetAt = (at: number) => {
    const parts = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(at));
    const minutes = Number(parts?.[2] ?? 0) * 60 + Number(parts?.[3] ?? 0);
    return parts?.[1] === "-" ? -minutes : minutes;
  };
  const [begin, end] = [Date.UTC(2018, 0, 1), Date.UTC(2033, 0, 1)];
  for (let at = begin; at < end; at += 24 * hourMs) {
    const [before, after] = [offsetAt(at), offsetAt(at + 24 * hourMs)];
    if (before === after) continue;
    let change = at;
    while (offsetAt(change) === before) change += hourMs / 2;
    const wall = new Date(change + before * 60_000).toISOString().replace(/[-:]|\.000Z/g, "");
    yield { wall, before, after };
  }
}
