import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../fixtures/naughty-strings";
import { fakeProvider, recording, someBot } from "../support/fake-provider";
import { createWorld, db, hour, minute } from "../support/pipeline";
import { open, seed, statusPath } from "../support/status-page";
import { siteWith, visit } from "./visit";
import { outbox } from "~/db/schema.server";
import { failureReasonWords } from "~/content/words/failures";
import { liveWords } from "~/notetaker/live/live-words";
import { resultPages } from "~/content/words/results";
import { statusWords } from "~/notetaker/status-page/status-words";
import { readOverview } from "~/notetaker/results/results.server";
import { findNotetaker } from "~/notetaker/store/notetakers.server";
import { findPersonal } from "~/notetaker/status-page/open-pages.server";

const begun = { startsAt: Date.now() - 5 * minute };
const escaped = (text: string) => text.replaceAll("&", "&amp;");

describe("a link", () => {
  test("to a deleted notetaker is 410 with the date, to an existing one 200", async () => {
    const gone = await seed({
      status: "deleted",
      nextStep: null,
      nextAt: null,
      deletedAt: Date.UTC(2026, 10, 27, 15),
    });
    const deleted = await open(gone.token);
    expect(deleted.status).toBe(410);
    expect(deleted.html).toContain("Fri, November 27, 2026, 3:00 PM UTC");

    expect((await open((await seed()).token)).status).toBe(200);
  });

  test("is never cached or indexed, and only its page may play media of other hosts", async () => {
    const { token } = await seed();
    for (const path of [statusPath(token), statusPath("nobody's"), "/notetaker-status"]) {
      const { headers } = await visit(path);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Content-Security-Policy")).toContain("; media-src 'self' http:;");
    }
    expect((await open(token)).html).toContain('name="robots" content="noindex"');
    for (const path of ["/freenotetaker", "/notetaker-opt-out", "/"]) {
      const policy = (await visit(path)).headers.get("Content-Security-Policy");
      expect(policy).toContain("media-src 'self';");
    }

    const answer = await siteWith({})(`https://site.test${statusPath(token)}`);
    expect(answer.headers.get("Content-Security-Policy")).toContain("; media-src 'self' https:;");
    await answer.body?.cancel();
  });

  test("may be any text, in every parameter", async () => {
    const { token } = await seed();
    for (const text of naughtyStrings.filter((_, nth) => nth % 4 === 0)) {
      await expect(findPersonal(db, text)).rejects.toMatchObject({ status: 404 });
    }
    for (const text of naughtyStrings.filter((_, nth) => nth % 40 === 0)) {
      expect((await open(text)).status).toBe(404);
      const query = { q: text, page: text, done: text, confirm: text };
      const { status, html } = await open(token, query);
      expect(status).toBe(200);
      if (/<[a-z!/?]/i.test(text)) expect(html).not.toContain(text);
    }
  });
});

describe("the page", () => {
  test.each([
    [{ status: "waiting_room", ...begun }, statusWords.phases.waiting.title],
    [{ status: "failed", reason: "not_admitted" }, failureReasonWords.not_admitted.title],
    [{ status: "cancelled", deleteRequestedAt: 1 }, statusWords.phases.deleting.title],
  ] as const)("of %j says: %s", async (row, title) => {
    const { status, html } = await open((await seed(row)).token);
    expect(status).toBe(200);
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain(`<title>${title}`);
  });

  test("says how long the bot still waits, once the mail about the lobby is sent", async () => {
    const { token, id } = await seed({ status: "waiting_room", ...begun });
    expect((await open(token)).html).toContain(liveWords.host.limit);
    await db.insert(outbox).values({
      ...{ key: `${id}:waiting`, kind: "waiting", subjectId: id, priority: 0 },
      ...{ state: "done", dueAt: 0 },
      createdAt: Date.now() - 3.5 * minute,
    });
    expect((await open(token)).html).toContain(liveWords.host.left(7));
  });

  test("has its deletion behind a second press, and not twice", async () => {
    const { token } = await seed();
    const { html } = await open(token);
    const folded = /<details[^>]*>(?:(?!<\/details>).)*value="delete"/s;
    expect(folded.exec(html)?.[0]).toContain(statusWords.deletionWarning.points[0]);
    const over = await seed({ status: "cancelled", deleteRequestedAt: 1 });
    expect((await open(over.token)).html).not.toContain('value="delete"');
  });

  test("is shown without its results while the provider cannot be reached", async () => {
    const { token } = await seed({ status: "ready", ...begun });
    const { status, html } = await open(token);
    expect(status).toBe(200);
    expect(html).toContain(resultPages.unavailable.text);
  });

  test("says so, with 503, while the database does not answer", async () => {
    const brokenDb = {
      prepare: () => {
        throw new Error("D1_ERROR: Network connection lost.");
      },
    };
    const answer = await siteWith({ vars: { DB: brokenDb } })(statusPath("x"));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(await answer.text()).toContain(escaped(statusWords.unavailable.heading));
  });
});

test("the results say part by part what is missing", async () => {
  const provider = fakeProvider();
  const made = await provider.createBot(someBot({ notetakerId: "j" }), "k");
  const { id } = await seed({ status: "ready", botId: made.ok ? made.value.botId : "" });
  const notetaker = await findNotetaker(db, id);
  if (!notetaker) throw new Error("no notetaker");
  const world = createWorld();
  const none = { hasVideo: false, hasAudio: false };
  const shown = (by: typeof provider | null) =>
    readOverview({ ...world, provider: by, otherProviders: [] }, notetaker);
  expect(await shown(null)).toEqual({ ...none, parts: [], missing: "unavailable" });
  expect(await shown(provider)).toEqual({ ...none, parts: [], missing: "deleted" });

  const failed = { status: "failed", url: null } as const;
  for (const bot of provider.bots) bot.recordings = [recording(0, hour, { transcript: failed })];
  world.pass(minute);
  const media = { hasVideo: true, hasAudio: true };
  expect(await shown(provider)).toEqual({ ...media, parts: [], missing: "none" });
});
