import { beforeEach, describe, expect, test } from "vitest";
import { bookings, changed, inviteRows, post, reconcileAll, watchLog } from "../support/invites";
import { createWorld, day, db } from "../support/pipeline";
import { notetakers } from "~/db/schema.server";

beforeEach(() => {
  watchLog();
});

const at = (text: string) => Date.parse(`${text}:00Z`);
/** When each booking is, with "off" for those that were cancelled. */
async function times(): Promise<string[]> {
  const all = await bookings();
  return all.map((one) => one.slice(13, 29) + (one.endsWith("cancelled") ? " off" : ""));
}

describe("a series", () => {
  test("books the next meeting only, and the one after it when that is over", async () => {
    const world = createWorld();
    await post(world, "series");
    expect(await times()).toEqual(["2026-11-23T14:00"]);

    const seen: string[] = [];
    for (const end of [
      "2026-11-23T14:29",
      "2026-11-23T14:30",
      "2026-12-01T00:00",
      "2027-01-01T00:00",
    ]) {
      world.time = at(end);
      await reconcileAll(world);
      seen.push((await times()).join(" "));
    }
    // December 7 is an EXDATE, and so late in the month nobody looked at the 21st.
    expect(seen).toEqual([
      "2026-11-23T14:00",
      "2026-11-23T14:00 2026-11-30T14:00",
      "2026-11-23T14:00 2026-11-30T14:00 2026-12-14T14:00",
      "2026-11-23T14:00 2026-11-30T14:00 2026-12-14T14:00",
    ]);
    world.time = at("2027-01-01T00:00") + 7 * day;
    await reconcileAll(world);
    expect(await inviteRows()).toEqual([]);
  });

  test("one of which is moved, then called off, goes on with the others", async () => {
    const world = createWorld();
    await post(world, "series");
    await post(world, "series-exception");
    expect(await times()).toEqual(["2026-11-24T20:00"]);
    await post(world, "series-one-cancelled");
    expect(await times()).toEqual(["2026-11-24T20:00 off", "2026-11-30T14:00"]);
  });

  test.each([
    [["series-exception", "series"]],
    [["series", "series-exception"]],
    [["series-exception", "series", "series-exception", "series"]],
  ] as const)("its exception may come first: %j", async (order) => {
    const world = createWorld();
    for (const name of order) await post(world, name);
    expect(await times()).toEqual(["2026-11-24T20:00"]);
    world.time = at("2026-11-24T21:00");
    await reconcileAll(world);
    expect(await times()).toEqual(["2026-11-24T20:00", "2026-11-30T14:00"]);
  });

  test("cancelled as a whole, with its exceptions", async () => {
    const world = createWorld();
    await post(world, "series");
    await post(world, "series-exception");
    await post(
      world,
      changed(
        "series",
        ["METHOD:REQUEST", "METHOD:CANCEL"],
        ["SEQUENCE:0", "SEQUENCE:3"],
        ["<series@", "<cancel@"],
      ),
    );
    expect(await times()).toEqual(["2026-11-24T20:00 off"]);
  });

  test("that changes its time takes its booking along", async () => {
    const world = createWorld();
    await post(world, "series");
    await post(
      world,
      changed(
        "series",
        ["T090000", "T100000"],
        ["SEQUENCE:0", "SEQUENCE:1"],
        ["<series@", "<moved@"],
      ),
    );
    expect(await times()).toEqual(["2026-11-23T15:00"]);
  });

  test("is not followed longer than a year after the last message", async () => {
    const world = createWorld();
    await post(world, changed("series", [";UNTIL=20261229T000000Z", ""]));
    for (let week = 0; week < 60; week += 1) {
      world.pass(7 * day);
      await db.update(notetakers).set({ status: "delivered" });
      await reconcileAll(world);
    }
    expect((await times()).at(-1)).toBe("2027-11-15T14:00");
    expect(await inviteRows()).toEqual([]);
  });
});
