import { describe, expect, test } from "vitest";
import { afterMails, type Parts, vevent } from "../../tests/support/invite-mail";

/** Cancellations, exclusions and moves of a daily meeting at 9 in Berlin: obeyed or answered, never dropped. */

const berlin = { start: "DTSTART;TZID=Europe/Berlin:20261207T090000" };
const daily: Parts = { ...berlin, event: "SEQUENCE:0\nRRULE:FREQ=DAILY" };
const cancel = { mime: "CANCEL", method: "CANCEL", stamp: "DTSTAMP:20261120T090000Z" };
const cancelOf = (event: string): Parts => ({ ...berlin, ...cancel, event });

/** Days in December on which there is a meeting at 9 in Berlin, up to `until`, and the answers. */
async function days(until: number, ...mails: readonly Parts[]) {
  const { starts, answers } = await afterMails(...mails);
  const found = starts
    .filter((one) => /^2026-12-\d\dT08:00/.test(one))
    .map((one) => new Date(`${one}Z`).getUTCDate());
  return [found.filter((day) => day <= until), answers];
}
const withoutThe9th = [[7, 8, 10, 11], []];

// RFC 5546 3.2.5 (https://www.rfc-editor.org/rfc/rfc5546#section-3.2.5).
describe("a cancellation of one meeting", () => {
  test.each([
    ["by instant", "RECURRENCE-ID:20261209T080000Z"],
    ["in the zone of the series", "RECURRENCE-ID;TZID=Europe/Berlin:20261209T090000"],
    ["in another zone", "RECURRENCE-ID;TZID=America/New_York:20261209T030000"],
    ["by day", "RECURRENCE-ID;VALUE=DATE:20261209"],
    ["by day, without saying so", "RECURRENCE-ID:20261209"],
    ["without a zone", "RECURRENCE-ID:20261209T090000"],
    ["at midnight without a zone", "RECURRENCE-ID:20261209T000000"],
    ["at midnight in UTC", "RECURRENCE-ID:20261209T000000Z"],
    ["at midnight in its zone", "RECURRENCE-ID;TZID=Europe/Berlin:20261209T000000"],
    ["at its zone's midnight, in UTC", "RECURRENCE-ID:20261208T230000Z"],
    ["in an unknown zone", "RECURRENCE-ID;TZID=Nowhere:20261209T090000"],
    ["with a time an hour too early", "RECURRENCE-ID:20261209T070000Z"],
  ])("is applied if it names the meeting %s", async (_what, id) => {
    expect(await days(11, daily, cancelOf(id))).toEqual(withoutThe9th);
    // The cancellation may arrive before its series.
    expect(await days(11, cancelOf(id), daily)).toEqual(withoutThe9th);
  });

  const id = "RECURRENCE-ID;VALUE=DATE:20261209";
  const prior = "RECURRENCE-ID;RANGE=THISANDPRIOR:20261209T080000Z";
  test.each<[string, Parts]>([
    ["STATUS:CANCELLED in a REQUEST", { event: `${id}\nSTATUS:CANCELLED` }],
    ["METHOD in the event", { method: "", mime: "", event: `METHOD:CANCEL\n${id}` }],
    ["the MIME part alone", { mime: "CANCEL", event: id }],
  ])("is recognized by %s", async (_what, parts) => {
    const mail = { ...berlin, stamp: cancel.stamp, ...parts };
    expect(await days(11, daily, mail)).toEqual(withoutThe9th);
  });

  test("is applied to a meeting whose series was never sent to us", async () => {
    const start = "DTSTART;TZID=Europe/Berlin:20261209T140000";
    const one = { start, event: "RECURRENCE-ID;TZID=Europe/Berlin:20261209T090000" };
    expect((await afterMails(one)).starts).toEqual(["2026-12-09T13:00"]);
    expect((await afterMails(one, { ...cancel, start, event: id })).starts).toEqual([]);
  });

  test.each([
    ["the series does not have", "RRULE:FREQ=WEEKLY;BYDAY=MO", id, [7, 14, 21]],
    ["cannot be read", "RRULE:FREQ=DAILY;UNTIL=20261209", "RECURRENCE-ID:soon", [7, 8, 9]],
    ["has a range that RFC 5545 removed", "RRULE:FREQ=DAILY;UNTIL=20261209", prior, [7, 8, 9]],
  ])("that %s is answered", async (_what, event, named, expected) => {
    const found = await days(21, { ...daily, event }, cancelOf(named));
    expect(found).toEqual([expected, ["unplaced"]]);
  });
});

// RFC 5546 2.1.5: a CANCEL may repeat the SEQUENCE; some calendars even send a lower one.
test.each<[string, Parts, number[]]>([
  ["the same SEQUENCE", { event: "SEQUENCE:3", stamp: "DTSTAMP:20261101T090000Z" }, []],
  ["a lower SEQUENCE and sent later", { event: "SEQUENCE:0" }, []],
  [
    "a lower SEQUENCE and sent before",
    { event: "SEQUENCE:0", stamp: "DTSTAMP:20261101T090000Z" },
    [7, 8],
  ],
])("a cancellation of the series with %s", async (_what, parts, expected) => {
  const series = { ...daily, event: "SEQUENCE:3\nRRULE:FREQ=DAILY" };
  expect(await days(8, series, { ...berlin, ...cancel, ...parts })).toEqual([expected, []]);
});

// RFC 5545 3.8.4.4 (https://www.rfc-editor.org/rfc/rfc5545#section-3.8.4.4).
describe("a change of one meeting and all later ones", () => {
  const future = "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261209";
  test.each([
    ["RECURRENCE-ID;RANGE=THISANDFUTURE:20261209T080000Z", [7, 8]],
    [future, [7, 8]],
    ["RECURRENCE-ID;VALUE=DATE;RANGE=thisandfuture:20261209", [7, 8]],
    ["RECURRENCE-ID;RANGE=THISANDFUTURE:20261209T000000", [7, 8]],
  ])("cancels them: %s", async (id, expected) => {
    expect(await days(12, daily, cancelOf(id))).toEqual([expected, []]);
  });

  test("with a new time is answered, and the old times are canceled", async () => {
    const start = "DTSTART;TZID=Europe/Berlin:20261209T150000";
    const moved = { start, event: `SEQUENCE:1\n${future}` };
    expect(await days(12, daily, moved)).toEqual([[7, 8], ["range_unsupported"]]);
  });

  test("ends when the organizer sends the series again, and may come before it", async () => {
    const again = { ...daily, event: "SEQUENCE:5\nRRULE:FREQ=DAILY" };
    expect(await days(10, daily, cancelOf(future), again)).toEqual([[7, 8, 9, 10], []]);
    expect(await days(12, cancelOf(future), daily)).toEqual([[7, 8], []]);
  });
});

// RFC 5545 3.8.5.1 (https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.1).
test.each([
  ["EXDATE:20261209T080000Z"],
  ["EXDATE;TZID=Europe/Berlin:20261209T090000"],
  ["EXDATE;VALUE=DATE:20261209"],
  ["EXDATE:20261209"],
  ["EXDATE:20261209T090000"],
  ["EXDATE:20261209T000000"],
  ["EXDATE:20261209T000000Z"],
  ["EXDATE;TZID=Europe/Berlin:20261209T000000"],
  ["EXDATE:20261208T230000Z"],
  ["EXDATE;TZID=Nowhere:20261209T090000"],
  ["EXDATE:20200101T080000Z,20261209T080000Z"],
])("%s leaves out a date", async (line) => {
  const event = `RRULE:FREQ=DAILY\n${line}`;
  expect(await days(11, { ...daily, event })).toEqual(withoutThe9th);
});

test.each([
  ["RRULE:FREQ=DAILY\nEXDATE:soon", "rule_unsupported"],
  ["RRULE:FREQ=DAILY\nEXRULE:FREQ=WEEKLY;BYDAY=WE", "rule_unsupported"],
  ["EXRULE:FREQ=WEEKLY;BYDAY=WE", "rule_unsupported"],
  ["RRULE:FREQ=DAILY\nRDATE;TZID=Nowhere:20261210T090000", "unknown_zone"],
  ["RRULE:FREQ=DAILY\nRDATE;VALUE=DATE:20261210", "rule_unsupported"],
])("an update with %j is answered, and the old series is canceled", async (lines, why) => {
  const event = `SEQUENCE:1\n${lines}`;
  expect(await days(9, daily, { ...daily, event })).toEqual([[], [why]]);
});

test.each([
  ["DTSTART;TZID=Nowhere:20261207T110000", "unknown_zone"],
  ["DTSTART;VALUE=DATE:20261207", "all_day"],
  ["DTSTART:20261207T110000", "unknown_zone"],
  ["X-START:20261207T110000", "no_start"],
])("an update with %s is answered, and the old time is canceled", async (start, why) => {
  expect(await days(9, daily, { start, event: "SEQUENCE:1" })).toEqual([[], [why]]);
});

test("one meeting with an unreadable new time is canceled, and answered", async () => {
  const start = "DTSTART;TZID=Nowhere:20261209T150000";
  const moved = { start, event: "SEQUENCE:1\nRECURRENCE-ID:20261209T080000Z" };
  expect(await days(11, daily, moved)).toEqual([[7, 8, 10, 11], ["unknown_zone"]]);
});

test.each([
  ["RECURRENCE-ID;TZID=Europe/Berlin:20261209T090000"],
  ["RECURRENCE-ID;VALUE=DATE:20261209"],
  ["RECURRENCE-ID:20261209T090000"],
  ["RECURRENCE-ID:20261209T000000Z"],
])("%s moves one meeting", async (event) => {
  const more = vevent({ start: "DTSTART;TZID=Europe/Berlin:20261209T150000", event });
  const moved = { ...daily, event: "SEQUENCE:1\nRRULE:FREQ=DAILY", more };
  expect(await days(11, daily, moved)).toEqual(withoutThe9th);
  expect((await afterMails(daily, moved)).starts).toContain("2026-12-09T14:00");
});
