import { vtimezone, zoneRules, zoneStyles, type ZoneRule } from "./generated-zones.ts";

/**
 * Random calendars with one event or series each. `text` is what some calendar might send, with a zone of the
 * calendar's own. `plain` has the IANA zone, for the reader that we compare with; an RDATE is a separate event in
 * `plain`, because node-ical does not read RDATE (https://github.com/jens-maus/node-ical). A start always fits its
 * rule: RFC 5545 3.8.5.3 leaves open what other starts mean.
 */
export type Generated = {
  readonly text: string;
  readonly plain: string;
  /** Contents, for the report of a difference. */
  readonly shape: string;
};

type Random = () => number;
const dayMs = 86_400_000;
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const names = ["Romance", "Eastern", "W. Europe", "Our office", "(UTC+01:00) Somewhere"] as const;

const timesOfDay = ["003000", "013000", "023000", "031500", "090000", "143000", "233000"] as const;

/**
 * True if a zone skips this time once a year. RFC 5545 3.3.10 says both that a series leaves out such a day and
 * that the time is read like any DATE-TIME (https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10). node-ical
 * leaves the day out; we and most calendars do not.
 */
function isSkipped(time: string, { summer }: ZoneRule): boolean {
  return summer !== null && time.slice(0, 2) === summer[0].time.slice(0, 2);
}

export function generate(random: Random): Generated {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const chance = (part: number) => random() < part;

  const rule = any(zoneRules);
  const isUtc = chance(0.08);
  const localName = () => (chance(0.25) ? rule.zone : any(names));
  const tzid = isUtc ? null : localName();
  const style = any(zoneStyles);
  const day = Date.UTC(2025, 0, 1) + upTo(900) * dayMs;
  const repeats = chance(0.88);
  const time = any(timesOfDay.filter((one) => !(repeats && isSkipped(one, rule))));
  const isAllDay = chance(0.03);
  const wallOf = (at: number) =>
    `${new Date(at).toISOString().slice(0, 10).replaceAll("-", "")}T${time}`;
  const { start, parts } = ruleFor(day, { any, upTo, chance });
  const times = chance(0.35) ? 1 + upTo(60) : null;
  const last = times === null && chance(0.5) ? start + (30 + upTo(800)) * dayMs : null;
  const count = times === null ? [] : [`COUNT=${times}`];
  const until = last === null ? [] : [`UNTIL=${wallOf(last)}Z`];
  const rrule = [...parts, ...count, ...until].join(";");

  // Exceptions are on slots of the rule, which are easy to compute for an endless daily or weekly rule.
  const step = times === null ? slotStep(parts) : 0;
  const slots = (max: number) =>
    Array.from({ length: 1 + upTo(max) }, () => start + step * (1 + upTo(60)) * dayMs).filter(
      (at) => last === null || at < last - 2 * dayMs,
    );
  const skipped = step > 0 && chance(0.4) ? slots(4) : [];
  const movable = step > 0 && chance(0.4) ? [...new Set(slots(2))] : [];
  const moved = movable
    .filter((at) => !skipped.includes(at))
    .map((at) => [at, at + (1 + upTo(2)) * dayMs] as const);
  const added = chance(0.15) ? [start + (1 + upTo(700)) * dayMs] : [];
  const canceled =
    moved.length > 0 && chance(0.5) ? slots(2).filter((at) => !movable.includes(at)) : [];
  const isFloating = tzid !== null && chance(0.15);
  const slotShapes = [...skipped, ...movable, ...canceled].map(
    (at) => [at, any(["zone", "utc", "floating", "day"] as const)] as const,
  );

  const lines = (zone: string | null, isPlain: boolean): string[] => {
    const property = (name: string, at: number) => {
      if (zone !== null && isFloating && !isPlain) return `${name}:${wallOf(at)}`;
      return zone === null
        ? `${name}:${wallOf(at)}Z`
        : `${name};TZID=${quoted(zone)}:${wallOf(at)}`;
    };
    const dateLine = (name: string, at: number) => {
      const [, shape = "zone"] = slotShapes.find(([slot]) => slot === at) ?? [];
      if (isPlain || isAllDay || shape === "zone") return property(name, at);
      if (shape === "floating") return `${name}:${wallOf(at)}`;
      if (shape === "day") return `${name};VALUE=DATE:${wallOf(at).slice(0, 8)}`;
      const instant = zone === null ? null : instantIn(rule.zone, wallOf(at));
      return `${name}:${instant ?? wallOf(at)}Z`;
    };
    const event = (at: number, more: readonly string[] = [], uid = "generated") => [
      "BEGIN:VEVENT",
      `UID:${uid}@firm.example`,
      "DTSTAMP:20261101T120000Z",
      isAllDay ? `DTSTART;VALUE=DATE:${wallOf(at).slice(0, 8)}` : property("DTSTART", at),
      "DURATION:PT30M",
      ...more,
      "ATTENDEE:mailto:notes@larkfield.example",
      "LOCATION:https://meet.google.com/abc-defg-hij",
      "END:VEVENT",
    ];
    if (!repeats) return event(start);
    const series = [
      `RRULE:${rrule}`,
      ...[...skipped, ...(isPlain ? canceled : [])].map((at) => dateLine("EXDATE", at)),
      ...(isPlain ? [] : added.map((at) => property("RDATE", at))),
    ];
    return [
      ...event(start, series),
      ...moved.flatMap(([from, to]) => event(to, [dateLine("RECURRENCE-ID", from)])),
      ...(isPlain
        ? []
        : canceled.flatMap((at) => event(at, [dateLine("RECURRENCE-ID", at), "STATUS:CANCELLED"]))),
      ...(isPlain ? added.flatMap((at) => event(at, [], "added")) : []),
    ];
  };
  const calendar = (body: readonly string[]) =>
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Firm//EN",
      "METHOD:REQUEST",
      ...body,
      "END:VCALENDAR",
      "",
    ].join("\r\n");
  const isDescribed = isUtc || tzid === rule.zone ? chance(0.5) : true;
  const described = isDescribed ? [vtimezone(tzid ?? rule.zone, rule, style)] : [];
  const home = isFloating && tzid !== null ? [`X-WR-TIMEZONE:${tzid}`] : [];
  return {
    text: calendar([...home, ...described, ...lines(tzid, false)]),
    plain: calendar(lines(isUtc ? null : rule.zone, true)),
    shape: `${rule.zone} as ${tzid ?? "UTC"} (${described.length > 0 ? style : "no"} VTIMEZONE), ${wallOf(start)}, ${repeats ? rrule : "once"}, EXDATE ${skipped.length}, RDATE ${added.length}, moved ${moved.length}, canceled ${canceled.length}, named ${slotShapes.map(([, shape]) => shape).join(" ")}${isFloating ? ", floating" : ""}`,
  };
}

/** Converts a wall time in a zone to UTC, in the form of iCalendar. */
function instantIn(zone: string, wall: string): string {
  const [, year = "", month = "", day = "", hour = "", minute = ""] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(wall) ?? [];
  const asUtc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
  );
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const shownAt = (at: number) => Date.parse(`${format.format(at).replace(" ", "T")}Z`);
  let at = asUtc;
  for (let round = 0; round < 2; round += 1) at += asUtc - shownAt(at);
  return new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "");
}

const quoted = (zone: string) => (/[:;,]/.test(zone) ? `"${zone}"` : zone);

/** Days between slots that every reader has; 0 for rules whose slots are not so easy to compute. */
function slotStep(parts: readonly string[]): number {
  const value = (name: string) =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const interval = Number(value("INTERVAL") ?? 1);
  if (parts.some((part) => /^BY(?!DAY)/.test(part))) return 0;
  if (value("FREQ") === "WEEKLY") return 7 * interval;
  return value("FREQ") === "DAILY" && value("BYDAY") === undefined ? interval : 0;
}

type Tools = {
  readonly any: <T>(list: readonly T[]) => T;
  readonly upTo: (max: number) => number;
  readonly chance: (part: number) => boolean;
};

/** The parts of a rule, and a start that fits it. */
function ruleFor(day: number, { any, upTo, chance }: Tools): { start: number; parts: string[] } {
  const at = new Date(day);
  const weekday = weekdays[at.getUTCDay()] ?? "SU";
  const date = at.getUTCDate();
  const month = at.getUTCMonth() + 1;
  const length = new Date(Date.UTC(at.getUTCFullYear(), month, 0)).getUTCDate();
  const interval = chance(0.4) ? [`INTERVAL=${2 + upTo(3)}`] : [];
  const nth = chance(0.5) ? Math.ceil(date / 7) : -Math.ceil((length - date + 1) / 7);
  const others = weekdays.filter((one) => one !== weekday && chance(0.3));
  const weekStart = chance(0.2) ? [`WKST=${any(weekdays)}`] : [];
  const dates = [chance(0.7) ? date : date - length - 1, ...(chance(0.3) ? [1 + upTo(30)] : [])];
  const byDay = `BYDAY=${[weekday, ...others].join(",")}`;
  const byMonth = `BYMONTH=${month}`;
  const last = new Date(Date.UTC(at.getUTCFullYear(), month, 0));
  const weekend = [2, 0, 0, 0, 0, 0, 1][last.getUTCDay()] ?? 0;
  const parts = any([
    ["FREQ=DAILY", ...interval],
    ["FREQ=DAILY", ...interval],
    ["FREQ=DAILY", ...interval, byDay],
    ["FREQ=DAILY", `${byMonth},${1 + (month % 12)}`],
    ["FREQ=WEEKLY", ...interval],
    ["FREQ=WEEKLY", ...interval, ...weekStart, byDay],
    ["FREQ=WEEKLY", ...interval, ...weekStart, byDay],
    ["FREQ=MONTHLY", ...interval],
    ["FREQ=MONTHLY", ...interval, `BYDAY=${nth}${weekday}`],
    ["FREQ=MONTHLY", ...interval, `BYMONTHDAY=${dates.join(",")}`],
    lastWorkday,
    ["FREQ=YEARLY", byMonth, `BYDAY=${nth}${weekday}`],
    any([["FREQ=YEARLY"], ["FREQ=YEARLY", byMonth, `BYMONTHDAY=${date}`]]),
    any([["FREQ=YEARLY", "BYWEEKNO=20"], ["FREQ=HOURLY"], ["FREQ=YEARLY", "BYYEARDAY=-1"]]),
  ]);
  return { start: parts === lastWorkday ? last.getTime() - weekend * dayMs : day, parts };
}

const lastWorkday = ["FREQ=MONTHLY", "BYDAY=MO,TU,WE,TH,FR", "BYSETPOS=-1"];
