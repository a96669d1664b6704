import { beforeEach, describe, expect, test } from "vitest";
import { rowsFor } from "../../tests/support/pipeline-rows.ts";
import { openTestDatabase } from "../../tests/support/sqlite-database.ts";
import type { Report } from "./print.ts";
import { show } from "./show.ts";
import { status } from "./status.ts";

const now = Date.UTC(2026, 10, 20, 15);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const [ada, bob] = ["aaaa1111000040008000000000000001", "aaaa2222000040008000000000000002"];
const message = `${ada}:result`;

const tables = openTestDatabase();
const { db } = tables;
const rows = rowsFor(tables, now);
beforeEach(() => tables.clear());

const outputOf = ({ data, text }: Report) => `${text}\n${JSON.stringify(data)}`;

const widthOf = ({ text }: Report) => Math.max(...text.split("\n").map((line) => line.length));

describe("status", () => {
  test("counts waiting and overdue work, and the last week's outcomes", async () => {
    const due = { next_step: "dispatch", next_at: now - 10 * minute };
    rows.notetaker(ada, { status: "requested", ...due });
    rows.notetaker(bob, { status: "failed", reason: "denied" });
    rows.notetaker("old", { created_at: now - 8 * day, next_step: null, next_at: null });
    rows.message(ada, "failure", { priority: 0, state: "dead", last_error: "E_SUPPRESSED" });
    rows.message(ada, "result", { state: "pending", due_at: now - minute });
    tables.insert("webhook_receipts", { id: "w", received_at: now - 3 * minute });
    tables.insert("circuit_breakers", { provider: "recall", open_until: now + minute });

    tables.insert("heartbeats", { name: "tick", beat_at: now - minute });
    tables.insert("mailboxes", { key: "a", bounced_at: now - 8 * day });
    tables.insert("mailboxes", { key: "b", bounced_at: now - day, complained_at: now });
    const open = { alarm: "crash", since_at: now - hour, seen_at: now, entry: "{}" };
    tables.insert("operator_alarms", open);
    tables.insert("operator_alarms", { ...open, alarm: "backlog", since_at: null });

    const report = await status(db, now);
    expect(report.data).toMatchObject({
      alarms: [{ alarm: "crash", sinceAt: now - hour, lastSeenAt: now }],
      ...{ lastTickAt: now - minute, bounced: 2, bouncedLastWeek: 1 },
      ...{ complained: 1, complainedLastWeek: 1 },
      queues: [
        { step: "dispatch", waiting: 1, due: 1, atWork: 0, firstAt: now - 10 * minute },
        { step: "purge", waiting: 1, due: 0, atWork: 0 },
      ],
      oldestDue: [{ id: ada, step: "dispatch", nextAt: now - 10 * minute }],
      lastWeek: [
        { status: "failed", reason: "denied", notetakers: 1 },
        { status: "requested", reason: null, notetakers: 1 },
      ],
      messages: [
        { priority: "urgent", kind: "failure", state: "dead", messages: 1 },
        { priority: "personal", kind: "result", state: "pending", messages: 1, due: 1 },
      ],
      overdueDeletions: [],
      ...{ pauseEndsAt: now + minute, lastWebhookAt: now - 3 * minute },
      ...{ refusedByProvider: 0, invites: 0, invitesDue: 0 },
    });
    expect(widthOf(report)).toBeLessThanOrEqual(100);
    expect(report.text).toContain("10 min ago");
    expect(report.text).toMatch(/pause ends at .*in 60 s/);
  });

  test.each([
    ["tried for about an hour", { attempts: 7, next_at: now + 5 * hour }, 1],
    ["not tried for an hour", { next_at: now - hour }, 1],
    ["tried for some minutes", { attempts: 4, next_at: now + minute }, 0],
    ["due for some minutes", { next_at: now - 59 * minute }, 0],
    ["requested just now", { attempts: 9, next_at: now, delete_requested_at: now - minute }, 0],
    ["no deletion but a poll", { next_step: "poll", next_at: now - hour }, 0],
  ])("a step that was %s adds %3$i to the deletions past due", async (_what, columns, count) => {
    rows.notetaker(ada, columns);
    const overdueDeletions = Array.from({ length: count }, () => ({ id: ada }));
    expect((await status(db, now)).data).toMatchObject({ overdueDeletions });
  });
});

describe("show", () => {
  test.each([
    ["notetaker", ada],
    ["message", message],
    ["notetaker", ada.slice(0, 5)],
  ])("finds everything about a %s by %s, without personal data", async (type, id) => {
    rows.notetaker(ada, { last_error: "fake_retry" });
    rows.message(ada, "result", { last_error: "E_RATE_LIMIT_EXCEEDED" });
    const share = { token_hash: "hash", notetaker_id: ada, kind: "share", created_at: now };
    tables.insert("access_tokens", share);
    const report = await show(db, id, now);
    expect(report.data).toMatchObject({
      target: { type },
      notetaker: { id: ada, lastError: "fake_retry", hasAddress: true, isShared: true },
      messages: [{ key: message, kind: "result" }],
    });
    expect(widthOf(report)).toBeLessThanOrEqual(100);
    expect(outputOf(report)).not.toMatch(/Lovelace|example\.test|abc-defg-hij/);
  });

  test.each([
    ["unknown", "eeee", /begins with “eeee”/],
    ["ambiguous", "aaaa", new RegExp(`${ada}  notetaker\n {2}${bob}  notetaker`)],
    ["too short", "aaa", /is no id/],
    ["SQL", "aaaa' or 1=1 --", /is no id/],
    ["a pattern", "aaa%", /is no id/],
    ["empty", "", /is no id/],
    ["two words", "abcd efgh", /is no id/],
    ["foreign", "äbcd", /is no id/],
    ["two lines", "abcd\nefgh", /is no id/],
    ["too long", "a".repeat(201), /is no id/],
    ["as long as it may be", "a".repeat(200), /begins with/],
  ])("an id that is %s is explained", async (_what, id, explanation) => {
    rows.notetaker(ada);
    rows.notetaker(bob);
    await expect(show(db, id, now)).rejects.toThrow(explanation);
  });
});
