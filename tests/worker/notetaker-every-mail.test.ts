import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { quiet, setRequest } from "../support/booking-mails";
import { fileMessage, send, sentMails } from "../support/delivery";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  jobs,
  minute,
  outboxRows,
  requests,
  scheduledAt,
  start,
} from "../support/pipeline";
import { blocking, mailboxKey } from "~/abuse/mailboxes.server";
import { runBatch } from "~/db/client.server";
import { mailboxes, notetakerJobs, notetakerRequests, outbox } from "~/db/schema.server";
import type { NotetakerMessage } from "~/jobs/message";
import type { Job, NotetakerRequest } from "~/notetaker/job";
import { notetakerHandlers } from "~/notetaker/mails/handlers.server";

describe("every kind of mail", () => {
  /** What is written into the meeting's chat is no mail, nor what a model is asked. */
  const messages = Object.keys(notetakerHandlers(createWorld())) as NotetakerMessage[];
  const kinds = messages.filter((kind) => kind !== "announce" && kind !== "notes");

  /** A state in which a message of the kind is true. */
  async function make(kind: NotetakerMessage) {
    const { world, request, box } = await quiet();
    const states: Record<string, Partial<Job>> = {
      waiting: { status: "waiting_room" },
      // Its meeting has begun, and it has not set out.
      late: { status: "requested", nextStep: "dispatch", nextAt: 0, startsAt: start - minute },
      failure: { status: "failed", reason: "denied" },
      result: { status: "ready" },
      opted_out: { reason: "opted_out" },
      deleted: { status: "deleted", deletedAt: start },
      cancelled: { status: "cancelled" },
      held: { status: "held" },
      unproven: { status: "held" },
      question_over: { status: "failed", reason: "denied" },
    };
    const asking = await ask(world, { ...scheduledAt(start + 2 * day), email: "bob@example.test" });
    const askerId = "requestId" in asking ? asking.requestId : "";
    const other = { ...scheduledAt(start + day), meetingCode: "xyz-abcd-xyz" };
    await ask(world, { ...other, email: "carol@example.test" });
    const otherJob = (await jobs()).find(({ meetingCode }) => meetingCode === "xyz-abcd-xyz");
    await db.delete(outbox);
    const standings: Record<string, NotetakerRequest["standing"]> = {
      already_coming: "asking",
      question_over: "asking",
      let_in: "recipient",
      declined: "declined",
      stopped: "recipient",
    };
    const mine = eq(notetakerJobs.id, request.jobId);
    await db
      .update(notetakerJobs)
      .set(states[kind] ?? { status: "scheduled" })
      .where(mine);
    const standing = standings[kind];
    if (standing) {
      await setRequest({ standing: "left" }, askerId);
      await setRequest({ standing }, request.id);
    }
    if (kind === "cancelled") await setRequest({ cancelledAt: start }, request.id);
    const versions: Record<string, string | number> = {
      reminder: 0,
      rescheduled: 0,
      cancelled: 0,
      asked: askerId,
      asked_again: askerId,
      another_coming: `${otherJob?.id}.0`,
    };
    await fileMessage(world, kind, request.id, versions[kind] ?? null);
    return { world, box, id: request.id };
  }

  test("is tried here", () => {
    expect(kinds.sort()).toEqual(
      [
        "already_coming",
        "another_coming",
        "asked",
        "asked_again",
        "cancelled",
        "confirmation",
        "declined",
        "deleted",
        "failure",
        "held",
        "late",
        "let_in",
        "opted_out",
        "question_over",
        "rescheduled",
        "reminder",
        "result",
        "unproven",
        "stopped",
        "waiting",
      ].sort(),
    );
  });

  /** To whom such a message is never sent: who has gone, has no address, or has withdrawn. */
  function unwanted(kind: NotetakerMessage): readonly Partial<NotetakerRequest>[] {
    if (["cancelled", "deleted", "opted_out"].includes(kind)) return [];
    if (kind === "held" || kind === "unproven") return [{ email: null }];
    const gone = [{ standing: "left" }, { email: null }] as const;
    const isForOthers = ["already_coming", "let_in", "declined", "question_over", "stopped"];
    return isForOthers.includes(kind) ? gone : [...gone, { cancelledAt: 1 }, { deletedAt: 1 }];
  }

  test.each(kinds)("%s goes to one address that still wants it, as plain text", async (kind) => {
    const { world, box, id } = await make(kind);
    const request = (await requests()).find((one) => one.id === id);
    if (!request) throw new Error("no request");
    /** Nothing is sent after that; then all is as it was. */
    const isUnsent = async (spoil: () => Promise<unknown>, end: object | null = null) => {
      await spoil();
      await send(world);
      expect(box).not.toHaveBeenCalled();
      const own = (await outboxRows()).filter((row) => row.kind === kind);
      if (end) expect(own).toMatchObject([end]);
      await db.batch([
        db.delete(mailboxes),
        db.update(notetakerRequests).set(request).where(eq(notetakerRequests.id, id)),
        db
          .update(outbox)
          .set({ state: "pending", attempts: 0, nextAt: start, subjectId: id, lastError: null }),
      ]);
    };
    const nobody = () => db.update(outbox).set({ subjectId: "nobody" });
    await isUnsent(nobody, { state: "done", lastError: "dropped" });
    const header = { email: "ada@example.test\r\nBcc: eve@example.test" };
    await isUnsent(() => setRequest(header, id), { state: "dead", lastError: "header_injection" });
    for (const change of unwanted(kind)) await isUnsent(() => setRequest(change, id));
    const key = await mailboxKey(env.siteSecret, "ada@example.test");
    await isUnsent(() => runBatch(db, [blocking(key, start)]));

    await setRequest({ name: '<img src=x onerror="alert(1)">\r\nBcc: eve@example.test' }, id);
    await send(world);
    const [mail, ...others] = sentMails(box);
    expect(others).toEqual([]);
    expect(mail?.to).toBe("ada@example.test");
    expect(mail?.html).not.toMatch(/<img|onerror="/);
    expect(`${mail?.subject}${JSON.stringify(mail?.headers)}`).not.toMatch(/img|Bcc|eve@/);
  });
});
