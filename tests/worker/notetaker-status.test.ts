import { env as bindings } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import * as build from "../../build/index.js";
import { createSite, type SiteBuild } from "../../workers/site";
import { naughtyStrings } from "../fixtures/naughty-strings";
import { fakeProvider, recording, someBot } from "../support/fake-provider";
import { createWorld, db, hour, minute, rateWith } from "../support/pipeline";
import { open, seed, seedPerson, statusPath } from "../support/status-page";
import { site, visit } from "./visit";
import { outbox } from "~/db/schema.server";
import { failureReasonWords } from "~/content/words/failures";
import { liveWords } from "~/notetaker/live/words";
import { statusWords } from "~/notetaker/status-page/status-words";
import { freshTranscript, freshVideoUrl, overviewOf } from "~/notetaker/results/results.server";
import { findJob } from "~/notetaker/store/jobs.server";
import { readStatus } from "~/notetaker/status-page/read.server";

const begun = { startsAt: Date.now() - 5 * minute };
const has = (html: string, title: string) => html.includes(`>${title}</h1>`);
const escaped = (text: string) => text.replaceAll("&", "&amp;");

describe("a link", () => {
  test("of something deleted is 410 with its day, of a live one 200", async () => {
    const gone = await seed({
      status: "deleted",
      nextStep: null,
      nextAt: null,
      deletedAt: Date.UTC(2026, 10, 27, 15),
    });
    const deleted = await open(gone.token);
    expect(deleted.status).toBe(410);
    expect(deleted.html).toContain("Fri, November 27, 2026, 3:00 PM UTC");

    const { token } = await seed({}, { name: null, deletedAt: Date.now() });
    expect((await open(token)).status).toBe(410);
    expect((await open((await seed()).token)).status).toBe(200);
  });

  test("is never kept, never listed, and alone plays media from elsewhere", async () => {
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

    const world = { clock: Date.now, waitUntil: () => undefined };
    const secure = new Request(`https://site.test${statusPath(token)}`);
    const answer = await createSite(build as unknown as SiteBuild)(secure, bindings, world);
    expect(answer.headers.get("Content-Security-Policy")).toContain("; media-src 'self' https:;");
    await answer.body?.cancel();
  });

  test("may be any text, in every parameter", async () => {
    const { token } = await seed();
    for (const text of naughtyStrings.filter((_, nth) => nth % 4 === 0)) {
      expect(await readStatus(db, text, () => rateWith(1), 0)).toEqual({ kind: "unknown" });
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
    [{}, statusWords.phases.booked.title],
    [{ status: "joining", ...begun }, statusWords.phases.on_its_way.title],
    [{ status: "waiting_room", ...begun }, statusWords.phases.waiting.title],
    [{ status: "recording", ...begun }, statusWords.phases.recording.title],
    [{ status: "processing", ...begun }, statusWords.phases.preparing.title],
    [{ status: "failed", reason: "not_admitted" }, failureReasonWords.not_admitted.title],
    [{ status: "cancelled" }, statusWords.phases.cancelled.title],
    [{ status: "cancelled", deleteRequestedAt: 1 }, statusWords.phases.deleting.title],
    [
      { status: "cancelled", deleteRequestedAt: 1, reason: "opted_out" },
      statusWords.phases.opted_out.title,
    ],
  ] as const)("%j says: %s", async (job, title) => {
    const { token } = await seed(job);
    const { status, html } = await open(token);
    expect(status).toBe(200);
    expect(has(html, title)).toBe(true);
    expect(html).toContain(`<title>${title}`);
  });

  test("names those who get the notes too, by first name and mask, and nobody who left", async () => {
    const { token, jobId } = await seed();
    const recipient = { standing: "recipient" } as const;
    await seedPerson(jobId, { ...recipient, name: "Bob Stone", email: "bob@example.test" });
    await seedPerson(jobId, { standing: "left", name: "Carol Reed", deletedAt: 1 });
    await seedPerson(jobId, { ...recipient, name: "<b>x</b>", email: "xavier@example.test" });
    const { html } = await open(token);
    expect(html).toContain("Bob (b•••@example.test) and x•••r@example.test");
    expect(html).not.toMatch(/Stone|Carol|bob@|xavier|<b>x/);
  });

  test("asks the owner about those who asked, and nobody else", async () => {
    const { token, jobId } = await seed();
    const asker = await seedPerson(jobId, { standing: "asking", name: "Bob Stone" });
    const recipient = await seedPerson(jobId, { standing: "recipient", name: "Carol Reed" });
    const { html } = await open(token);
    expect(html).toContain(statusWords.questions.asks("Bob (a•••@example.test)"));
    expect(html).toContain(`name="asker" value="${asker.requestId}"`);
    for (const other of [asker.token, recipient.token]) {
      expect((await open(other)).html).not.toContain('name="asker"');
    }
  });

  test("tells how long the bot still waits, where that was noted", async () => {
    const { token, requestId } = await seed({ status: "waiting_room", ...begun });
    expect((await open(token)).html).toContain(liveWords.host.limit);
    await db.insert(outbox).values({
      id: "m",
      dedupeKey: `${requestId}:waiting`,
      kind: "waiting",
      subjectId: requestId,
      state: "done",
      nextAt: 0,
      createdAt: Date.now() - 3.5 * minute,
    });
    expect((await open(token)).html).toContain(liveWords.host.minutesLeft(7));
  });

  test("tells what was done only where it is so", async () => {
    const { token } = await seed();
    const cancelled = await seed({ status: "cancelled" }, { cancelledAt: 1 });
    expect((await open(token, { done: "cancel" })).html).not.toContain(statusWords.done.cancel);
    expect((await open(cancelled.token, { done: "cancel" })).html).toContain(
      statusWords.done.cancel,
    );
  });

  test("asks once more before it deletes, and says whom it touches", async () => {
    const { token, jobId } = await seed();
    const alone = await open(token, { confirm: "delete" });
    expect(has(alone.html, statusWords.confirm.title)).toBe(true);
    await seedPerson(jobId, { standing: "recipient", name: "Bob Stone", email: "bob@x.test" });
    const shared = await open(token, { confirm: "delete" });
    expect(shared.html).toContain(statusWords.confirm.others("Bob (b•••@x.test)"));

    const over = await seed({ status: "cancelled", deleteRequestedAt: 1 });
    expect(
      has((await open(over.token, { confirm: "delete" })).html, statusWords.confirm.title),
    ).toBe(false);
  });

  test("stands without its results while the provider cannot be reached", async () => {
    const { token } = await seed({ status: "ready", ...begun });
    const { status, html } = await open(token);
    expect(status).toBe(200);
    expect(html).toContain(statusWords.results.missing.unavailable);
  });

  test("says so, with 503, while the database does not answer", async () => {
    const dead = {
      prepare: () => {
        throw new Error("D1_ERROR: Network connection lost.");
      },
    };
    const world = { clock: Date.now, waitUntil: () => undefined };
    const answer = await createSite(build as unknown as SiteBuild)(
      new Request(`${site}${statusPath("x")}`),
      { ...bindings, DB: dead },
      world,
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(await answer.text()).toContain(escaped(statusWords.unavailable.heading));
  });
});

describe("the results", () => {
  test("are gone the moment somebody wants them deleted", async () => {
    const { token } = await seed({ status: "delivered", deleteRequestedAt: 1 });
    const withdrawn = await seed({ status: "delivered" }, { deletedAt: 1 });
    const world = createWorld();
    for (const link of [token, withdrawn.token]) {
      expect(await freshVideoUrl(world, link)).toEqual({ ok: false, missing: "deleted" });
      const file = await visit(`/api/notetaker/transcript.srt?token=${link}`);
      expect(file.status).toBe(410);
    }
    expect(world.provider.calls).toEqual([]);
  });

  test("are nobody's who withdrew", async () => {
    const { token } = await seed({ status: "delivered" }, { cancelledAt: 1 });
    const world = createWorld();
    expect(await freshTranscript(world, token)).toEqual({ ok: false, missing: "none" });
    expect((await open(token)).html).not.toContain(statusWords.results.transcript);
  });

  test("say part by part what is missing", async () => {
    const provider = fakeProvider();
    const made = await provider.createBot(someBot({ jobId: "j" }), "k");
    const botId = made.ok ? made.value.botId : "";
    const { jobId } = await seed({ status: "ready", botId });
    const job = await findJob(db, jobId);
    if (!job) throw new Error("no job");
    const world = createWorld();
    expect(await overviewOf(world, null, job)).toMatchObject({ video: "unavailable" });
    expect(await overviewOf(world, provider, job)).toMatchObject({ video: "deleted" });

    const failed = { status: "failed", url: null } as const;
    for (const bot of provider.bots) {
      bot.recordings = [recording(0, hour, { transcript: failed })];
    }
    world.pass(minute);
    expect(await overviewOf(world, provider, job)).toEqual({
      video: "there",
      audio: "there",
      transcript: { ok: false, missing: "none" },
    });
  });
});
