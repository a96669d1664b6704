import { expect, test } from "vitest";
import { answers, inviteMail, times, vevent } from "../support/invite-mail";
import { beginSilent, post } from "../support/invites";
import { createWorld } from "../support/pipeline";

/** What others have reported of their calendars; where they were reported is said with each. */

beginSilent();

type Parts = NonNullable<Parameters<typeof inviteMail>[0]>;

async function outcome(...mails: Parts[]) {
  const world = createWorld();
  for (const parts of mails) await post(world, inviteMail(parts));
  return [...(await times()), ...(await answers())];
}

const observance = (kind: string, from: string, to: string, lines: readonly string[]) =>
  [`BEGIN:${kind}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...lines, `END:${kind}`].join("\n");
const zone = (tzid: string, ...parts: readonly string[]) =>
  ["BEGIN:VTIMEZONE", `TZID:${tzid}`, ...parts, "END:VTIMEZONE"].join("\n");

const endedBerlin = (tzid: string) =>
  zone(
    tzid,
    observance("STANDARD", "+0200", "+0100", ["DTSTART:20191027T030000", "RDATE:20201025T030000"]),
    observance("DAYLIGHT", "+0100", "+0200", [
      "DTSTART:20190331T020000",
      "RDATE:20200329T020000",
      "RDATE:20210328T020000",
    ]),
  );
const copenhagen = zone(
  "Europe/Copenhagen",
  "TZUNTIL:20241027T010000Z",
  observance("STANDARD", "+0200", "+0100", ["DTSTART:20221030T030000", "RDATE:20231029T030000"]),
  observance("DAYLIGHT", "+0100", "+0200", [
    "DTSTART:20220327T020000",
    "RDATE:20230326T020000",
    "RDATE:20240331T020000",
  ]),
);
const saoPaulo = zone(
  "America/Sao_Paulo",
  observance("STANDARD", "-0200", "-0300", ["DTSTART:20190217T000000"]),
  observance("DAYLIGHT", "-0300", "-0200", ["DTSTART:20181104T000000", "RDATE:20181104T000000"]),
);
const london = zone(
  "Europe/London",
  ...[
    [
      "STANDARD",
      "+0100",
      "+0000",
      "19991031T020000",
      "UNTIL=20361026T010000Z;BYDAY=-1SU;BYMONTH=10",
    ],
    ["STANDARD", "+0100", "+0000", "20371025T020000", "BYDAY=-1SU;BYMONTH=10"],
    [
      "DAYLIGHT",
      "+0000",
      "+0100",
      "19810329T010000",
      "UNTIL=20370329T010000Z;BYDAY=-1SU;BYMONTH=3",
    ],
    ["DAYLIGHT", "+0000", "+0100", "20380328T010000", "BYDAY=-1SU;BYMONTH=3"],
  ].map(([kind = "", from = "", to = "", start = "", rule = ""]) =>
    observance(kind, from, to, [`DTSTART:${start}`, `RRULE:FREQ=YEARLY;${rule}`]),
  ),
);
const exchangeUtc = zone(
  "UTC",
  observance("STANDARD", "+0000", "+0000", ["DTSTART:16010101T000000"]),
  observance("DAYLIGHT", "+0000", "+0000", ["DTSTART:16010101T000000"]),
);
const daily = "RRULE:FREQ=DAILY";

test.each<[string, Parts[], string[]]>([
  [
    "iCalcreator/iCalcreator#86: a VTIMEZONE that ends before the series does",
    [
      {
        calendar: endedBerlin("Europe/Berlin"),
        start: "DTSTART;TZID=Europe/Berlin:20261207T090000",
        event: daily,
      },
    ],
    ["2026-12-07T08:00"],
  ],
  [
    "the same under a name of its own: nobody knows",
    [
      {
        calendar: endedBerlin("Office"),
        start: "DTSTART;TZID=Office:20261207T090000",
        event: daily,
      },
    ],
    ["unknown_zone"],
  ],
  [
    "iCalcreator/iCalcreator#106: and says so (TZUNTIL, RFC 7808 7.2)",
    [{ calendar: copenhagen, start: "DTSTART;TZID=Europe/Copenhagen:20270707T090000" }],
    ["2027-07-07T07:00"],
  ],
  [
    "nextcloud/calendar#4429: a summer time that was abolished",
    [{ calendar: saoPaulo, start: "DTSTART;TZID=America/Sao_Paulo:20270107T090000", event: daily }],
    ["2027-01-07T12:00"],
  ],
  [
    "robur-coop/icalendar#13: rules that are followed by others in 2037",
    [{ calendar: london, start: "DTSTART;TZID=Europe/London:20270707T090000", event: daily }],
    ["2027-07-07T08:00"],
  ],
  [
    "derekantrican/GAS-ICS-Sync#375: UTC described with a summer time",
    [{ calendar: exchangeUtc, start: "DTSTART;TZID=UTC:20270707T090000", event: daily }],
    ["2027-07-07T09:00"],
  ],
  [
    "bitfireAT/synctools#80: RECURRENCE-ID in another zone than the series'",
    [
      {
        start: "DTSTART;TZID=Pacific/Auckland:20261208T110000",
        event: "RRULE:FREQ=DAILY;COUNT=5;INTERVAL=2",
        more: vevent({
          start: "DTSTART;TZID=Europe/Paris:20261208T010000",
          event: "RECURRENCE-ID;TZID=Europe/Paris:20261207T230000",
        }),
      },
    ],
    ["2026-12-08T00:00"],
  ],
  [
    "u01jmg3/ics-parser#161: EXDATE in UTC, at midnight there, of a series in the evening",
    [
      {
        start: "DTSTART;TZID=America/Chicago:20261209T180000",
        event: `${daily}\nEXDATE:20261210T000000Z\nEXDATE:20261211T000000Z`,
      },
    ],
    ["2026-12-12T00:00"],
  ],
  [
    "ical-org/ical.net#736: UNTIL within a change of the clocks",
    [
      {
        start: "DTSTART;TZID=Europe/Amsterdam:20261024T023000",
        event: `${daily};UNTIL=20271031T010000Z\nEXDATE:20261120T013000Z`,
      },
    ],
    ["2026-11-21T01:30"],
  ],
  [
    "ical4j/ical4j#85: RECURRENCE-ID at midnight without a zone",
    [
      { start: "DTSTART;TZID=US/Eastern:20261207T200000", event: daily },
      {
        ...{ method: "CANCEL", mime: "CANCEL", start: "DTSTART;TZID=US/Eastern:20261207T200000" },
        event: "RECURRENCE-ID:20261207T000000",
      },
    ],
    ["2026-12-08T01:00 off", "2026-12-09T01:00"],
  ],
  [
    "niccokunzmann/python-recurring-ical-events#27: UNTIL without a zone",
    [
      {
        start: "DTSTART;TZID=Europe/Berlin:20261208T140000",
        event: `${daily};UNTIL=20261210T140000\nEXDATE:20261208T130000Z`,
      },
    ],
    ["2026-12-09T13:00"],
  ],
  [
    "apple/ccs-calendarserver#196: UID, DTSTAMP and SEQUENCE of another message",
    [{}, { start: "DTSTART:20261210T150000Z", date: "Thu, 19 Nov 2026 09:05:00 +0000" }],
    ["2026-12-10T15:00"],
  ],
  [
    "longzhenren/buaa-gsmis-ical#1: a zone, and a Z behind the time",
    [{ start: "DTSTART;TZID=Asia/Shanghai:20261207T080000Z" }],
    ["unknown_zone"],
  ],
  [
    "of which Z and the zone agree",
    [{ start: "DTSTART;TZID=Etc/UTC:20261207T080000Z" }],
    ["2026-12-07T08:00"],
  ],
  [
    "linagora/tmail-backend#2237: no ORGANIZER",
    [{ organizer: "X-NO:organizer" }],
    ["no_organizer"],
  ],
  [
    "nextcloud/server#60452: an answer of somebody else's to one meeting, sent as a REQUEST",
    [{ event: daily }, { event: "RECURRENCE-ID:20261210T130000Z\nSEQUENCE:1" }],
    ["2026-12-10T13:00"],
  ],
])("%s", async (_what, mails, expected) => {
  expect(await outcome(...mails)).toEqual(expected);
});
