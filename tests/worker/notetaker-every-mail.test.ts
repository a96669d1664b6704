import { beforeEach, describe, expect, test, vi } from "vitest";
import { quiet, setJob, setRequest } from "../support/booking-mails";
import { fileMessage, send, sentMails } from "../support/delivery";
import { createWorld, db, emptyTables, outboxRows, start } from "../support/pipeline";
import { outbox } from "~/db/schema.server";
import type { Job } from "~/notetaker/repo.server";
import { notetakerHandlers } from "~/notetaker/deliver.server";

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyTables();
});

describe("every kind of mail", () => {
  const kinds = Object.keys(notetakerHandlers(createWorld()));

  /** A state in which a message of the kind is true. */
  async function make(kind: string) {
    const { world, request, box } = await quiet();
    const states: Record<string, Partial<Job>> = {
      waiting: { status: "waiting_room" },
      failure: { status: "failed", reason: "denied" },
      result: { status: "ready" },
      opted_out: { reason: "opted_out" },
      deleted: { status: "deleted", deletedAt: start },
    };
    await setJob(states[kind] ?? { status: "scheduled" });
    if (kind === "cancelled") await setRequest({ cancelledAt: start });
    const versions: Record<string, string | number> = {
      reminder: 0,
      rescheduled: 0,
      cancelled: 0,
      shared: request.id,
    };
    await fileMessage(world, kind, request.id, versions[kind] ?? null);
    return { world, box };
  }

  test("is tried here", () => {
    expect(kinds.sort()).toEqual(
      [
        "cancelled",
        "confirmation",
        "deleted",
        "failure",
        "opted_out",
        "rescheduled",
        "reminder",
        "result",
        "shared",
        "waiting",
      ].sort(),
    );
  });

  test.each(kinds)(
    "%s goes to one address and is plain text where a name is HTML",
    async (kind) => {
      const { world, box } = await make(kind);
      await setRequest({ name: '<img src=x onerror="alert(1)">\r\nBcc: eve@example.test' });
      await send(world);
      const [mail, ...others] = sentMails(box);
      expect(others).toEqual([]);
      expect(mail?.to).toBe("ada@example.test");
      expect(mail?.html).not.toMatch(/<img|onerror="/);
      expect(`${mail?.subject}${JSON.stringify(mail?.headers)}`).not.toMatch(/img|Bcc|eve@/);
    },
  );

  test.each(kinds)("%s to an address that would begin a header is never sent", async (kind) => {
    const { world, box } = await make(kind);
    await setRequest({ email: "ada@example.test\r\nBcc: eve@example.test" });
    await send(world);
    expect(box).not.toHaveBeenCalled();
    const dead = (await outboxRows()).filter((row) => row.kind === kind);
    expect(dead).toMatchObject([{ state: "dead", lastError: "header_injection" }]);
  });

  test.each(kinds)("%s about nobody is dropped", async (kind) => {
    const { world, box } = await make(kind);
    await db.update(outbox).set({ subjectId: "nobody" });
    await send(world);
    expect(box).not.toHaveBeenCalled();
    expect(await outboxRows()).toMatchObject([{ state: "done", lastError: "dropped" }]);
  });

  const toTheActive = kinds.filter((kind) => !["cancelled", "deleted", "opted_out"].includes(kind));
  test.each(toTheActive)("%s is only for who still wants the notes", async (kind) => {
    const changes = [{ cancelledAt: 1 }, { deletedAt: 1 }, { email: null }];
    for (const change of changes) {
      await emptyTables();
      const { world, box } = await make(kind);
      await setRequest(change);
      await send(world);
      expect(box).not.toHaveBeenCalled();
    }
  });
});
