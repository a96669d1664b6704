import { describe, expect, test } from "vitest";
import { answers, inviteMail, times, vevent } from "../support/invite-mail";
import { beginSilent, post, reconcileAll } from "../support/invites";
import { createWorld, type TestWorld } from "../support/pipeline";

/** Whatever says "less", however it is written: obeyed or answered, never dropped. */

beginSilent();

const at = (text: string) => Date.parse(`${text}:00Z`);
const berlin = { start: "DTSTART;TZID=Europe/Berlin:20261207T090000" };
const daily = { ...berlin, event: "SEQUENCE:0\nRRULE:FREQ=DAILY" };
const cancel = { mime: "CANCEL", method: "CANCEL", stamp: "DTSTAMP:20261120T090000Z" };

/** Lets every meeting up to the day before `until` take place, and names those that were booked. */
async function booked(world: TestWorld, until: string): Promise<string[]> {
  for (let now = at("2026-12-07T12:00"); now <= at(`${until}T00:00`); now += 12 * 3_600_000) {
    world.time = now;
    await reconcileAll(world);
  }
  return (await times()).filter((one) => !one.endsWith("off")).map((one) => one.slice(8, 10));
}

async function series(parts: Parameters<typeof inviteMail>[0] = daily): Promise<TestWorld> {
  const world = createWorld();
  await post(world, inviteMail(parts));
  return world;
}

const withoutThe9th = ["07", "08", "10", "11"];

// RFC 5546 3.2.5 (https://www.rfc-editor.org/rfc/rfc5546#section-3.2.5): the occurrence that is named is off.
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
    ["in a zone that nobody knows", "RECURRENCE-ID;TZID=Nowhere:20261209T090000"],
    ["an hour off", "RECURRENCE-ID:20261209T070000Z"],
  ])("%s", async (_what, id) => {
    const world = await series();
    await post(world, inviteMail({ ...berlin, ...cancel, event: id }));
    expect(await booked(world, "2026-12-11")).toEqual(withoutThe9th);
    expect(await answers()).toEqual([]);
  });

  test.each([
    [
      "STATUS:CANCELLED in a REQUEST",
      { event: "RECURRENCE-ID;VALUE=DATE:20261209\nSTATUS:CANCELLED" },
    ],
    [
      "METHOD in the event",
      { method: "", mime: "", event: "METHOD:CANCEL\nRECURRENCE-ID;VALUE=DATE:20261209" },
    ],
    ["by the MIME part alone", { mime: "CANCEL", event: "RECURRENCE-ID;VALUE=DATE:20261209" }],
  ])("as %s", async (_what, parts) => {
    const world = await series();
    await post(world, inviteMail({ ...berlin, stamp: cancel.stamp, ...parts }));
    expect(await booked(world, "2026-12-11")).toEqual(withoutThe9th);
  });

  test("that came before its series", async () => {
    const world = createWorld();
    const event = "RECURRENCE-ID;VALUE=DATE:20261209";
    await post(world, inviteMail({ ...berlin, ...cancel, event }));
    await post(world, inviteMail(daily));
    expect(await booked(world, "2026-12-11")).toEqual(withoutThe9th);
  });

  test("of which only that meeting was sent to us", async () => {
    const world = createWorld();
    const event = "RECURRENCE-ID;TZID=Europe/Berlin:20261209T090000";
    const start = "DTSTART;TZID=Europe/Berlin:20261209T140000";
    await post(world, inviteMail({ start, event }));
    expect(await times()).toEqual(["2026-12-09T13:00"]);
    await post(world, inviteMail({ ...cancel, start, event: "RECURRENCE-ID;VALUE=DATE:20261209" }));
    expect(await times()).toEqual(["2026-12-09T13:00 off"]);
  });

  test("that the series does not have is answered", async () => {
    const weekly = { ...daily, event: "RRULE:FREQ=WEEKLY;BYDAY=MO" };
    const world = await series(weekly);
    await post(
      world,
      inviteMail({ ...berlin, ...cancel, event: "RECURRENCE-ID;VALUE=DATE:20261209" }),
    );
    expect(await answers()).toEqual(["unplaced"]);
    expect(await booked(world, "2026-12-15")).toEqual(["07", "14", "21"]);
  });

  test("whose time cannot be read at all is answered", async () => {
    const world = await series();
    await post(world, inviteMail({ ...berlin, ...cancel, event: "RECURRENCE-ID:soon" }));
    expect(await answers()).toEqual(["unplaced"]);
    expect(await booked(world, "2026-12-08")).toEqual(["07", "08"]);
  });
});

// RFC 5545 3.8.4.4 (https://www.rfc-editor.org/rfc/rfc5545#section-3.8.4.4).
describe("a range", () => {
  test.each([
    ["RANGE=THISANDFUTURE:20261209T080000Z"],
    ["RANGE=THISANDFUTURE;VALUE=DATE:20261209"],
    ["VALUE=DATE;RANGE=thisandfuture:20261209"],
    ["RANGE=THISANDFUTURE:20261209T000000"],
  ])("%s that is cancelled ends the series", async (id) => {
    const world = await series();
    await post(world, inviteMail({ ...berlin, ...cancel, event: `RECURRENCE-ID;${id}` }));
    expect(await booked(world, "2026-12-12")).toEqual(["07", "08"]);
  });

  test("of what came before, as RFC 2445 had it, ends that", async () => {
    const world = await series();
    const event = "RECURRENCE-ID;RANGE=THISANDPRIOR:20261209T080000Z";
    await post(world, inviteMail({ ...berlin, ...cancel, event }));
    expect(await times()).toEqual(["2026-12-07T08:00 off", "2026-12-10T08:00"]);
  });

  test("that moves what follows is answered, and the old times are off", async () => {
    const world = await series();
    const start = "DTSTART;TZID=Europe/Berlin:20261209T150000";
    const event =
      "SEQUENCE:1\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261209T090000";
    await post(world, inviteMail({ start, event }));
    expect(await answers()).toEqual(["range_unsupported"]);
    expect(await booked(world, "2026-12-12")).toEqual(["07", "08"]);
  });

  test("is over when the organizer sends the series anew", async () => {
    const world = await series();
    const range = "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261209";
    await post(world, inviteMail({ ...berlin, ...cancel, event: range }));
    await post(world, inviteMail({ ...daily, event: "SEQUENCE:5\nRRULE:FREQ=DAILY" }));
    expect(await booked(world, "2026-12-10")).toEqual(["07", "08", "09", "10"]);
  });

  test("that came before its series holds", async () => {
    const world = createWorld();
    const event = "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261209";
    await post(world, inviteMail({ ...berlin, ...cancel, event }));
    await post(world, inviteMail(daily));
    expect(await booked(world, "2026-12-12")).toEqual(["07", "08"]);
  });
});

// RFC 5545 3.8.5.1 (https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.1).
describe("a date that is left out", () => {
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
    // RFC 2445 4.8.5.2.
    ["EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2"],
    ["EXRULE:FREQ=WEEKLY;BYDAY=WE"],
  ])("%s", async (line) => {
    const world = await series({ ...daily, event: `RRULE:FREQ=DAILY\n${line}` });
    const expected = line.includes("INTERVAL") ? ["08", "10", "11"] : withoutThe9th;
    expect(await booked(world, "2026-12-11")).toEqual(expected);
  });

  test.each([["EXDATE:soon"], ["EXRULE:FREQ=SECONDLY"], ["EXRULE:nonsense"]])(
    "%s is not booked, but answered; what was booked before is off",
    async (line) => {
      const world = await series();
      const event = `SEQUENCE:1\nRRULE:FREQ=DAILY\n${line}`;
      await post(world, inviteMail({ ...daily, event }));
      expect(await answers()).toEqual(["rule_unsupported"]);
      expect(await booked(world, "2026-12-09")).toEqual([]);
    },
  );
});

describe("an update that cannot be followed", () => {
  test.each([
    ["DTSTART;TZID=Nowhere:20261207T110000", "unknown_zone"],
    ["DTSTART;VALUE=DATE:20261207", "all_day"],
    ["DTSTART:20261207T110000", "unknown_zone"],
    ["X-START:20261207T110000", "no_start"],
  ])("%s is answered, and nobody comes at the old time", async (start, why) => {
    const world = await series();
    await post(world, inviteMail({ start, event: "SEQUENCE:1" }));
    expect([await times(), await answers()]).toEqual([["2026-12-07T08:00 off"], [why]]);
  });
});

describe("one meeting that is moved", () => {
  test.each([
    ["RECURRENCE-ID;TZID=Europe/Berlin:20261209T090000"],
    ["RECURRENCE-ID;VALUE=DATE:20261209"],
    ["RECURRENCE-ID:20261209T090000"],
    ["RECURRENCE-ID:20261209T000000Z"],
  ])("%s is moved", async (event) => {
    const world = await series();
    const moved = vevent({ start: "DTSTART;TZID=Europe/Berlin:20261209T150000", event });
    await post(world, inviteMail({ ...daily, event: "SEQUENCE:1\nRRULE:FREQ=DAILY", more: moved }));
    expect(await booked(world, "2026-12-10")).toEqual(["07", "08", "09", "10"]);
    expect(await times()).toContain("2026-12-09T14:00");
    expect(await answers()).toEqual([]);
  });
});
