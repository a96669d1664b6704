import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { firstBot, recording, someBot, spoken } from "../support/fake-provider";
import { day, db, emptyTables, env, hour, minute, start } from "../support/pipeline";
import { formTime, openSite, type OpenSite } from "../support/visitors";
import { invalidLinks } from "~/content/words/links";
import * as schema from "~/db/schema.server";
import { maskEmail } from "~/lib/text/addresses";
import { botNameFor } from "~/notetaker/mails/announcement";
import { statusWords as words } from "~/notetaker/status-page/status-words";
import {
  deleteShareToken,
  findShareToken,
  mintToken,
  newShareToken,
  optOutToken,
} from "~/notetaker/store/tokens.server";
import { textOf } from "./html";

/**
 * Permissions, cell by cell, over HTTP: people, moments, pages and actions.
 *
 * Left of the bar: GET of the three pages, of the recording, of its sound, of the transcript in each of its
 * five formats, and of the chat. Right of it: the posts of the status page, and the one of the opt-out page.
 *
 *   a number   status of the answer; nothing has changed
 *   done       accepted, and the notetaker has changed
 *   same       accepted, and nothing has changed: it was so before
 *   theirs     accepted for a notetaker of the stranger's own; this one has not changed
 */
const reads = ["status", "shared", "opt-out", "video", "audio", "transcript", "chat"] as const;
const posts = [
  ...(["reschedule", "cancel", "stop", "send_again", "share", "stop_sharing"] as const),
  ...(["name_speaker", "mail_transcript", "confirm", "none_mine", "delete", "opt_out"] as const),
] as const;

type Read = (typeof reads)[number];
type Post = (typeof posts)[number];
type Moment =
  "booked" | "recording" | "ready" | "no longer shared" | "deletion requested" | "deleted";

const nowhere = "404 404 404 404 404 404 404 | 404 404 404 404 404 404 404 404 404 404 404 404";
const inTheMeeting =
  "404 404 200 404 404 404 404 | 404 404 404 404 404 404 404 404 404 404 404 done";

const specification: Readonly<Record<string, Partial<Record<Moment, string>>>> = {
  "the person": {
    booked: "200 404 404 503 503 503 503 | done done done 409 409 done 409 409 same same done 404",
    recording: "200 404 404 503 503 503 503 | 409 409 done 409 409 done 409 409 same same done 404",
    ready: "200 404 404 302 302 200 200 | 409 409 409 409 same done done done same same done 404",
    "no longer shared":
      "200 404 404 302 302 200 200 | 409 409 409 409 done same done done same same done 404",
    "deletion requested":
      "200 404 404 410 410 410 410 | 410 410 410 410 410 same 410 410 409 same done 404",
    deleted: "410 404 404 410 410 410 410 | 410 410 410 410 410 410 410 410 410 410 410 404",
  },
  "somebody with the share link": {
    booked: nowhere,
    ready: "404 200 404 302 302 200 200 | 404 404 404 404 404 404 404 404 404 404 404 404",
    "deletion requested": nowhere,
  },
  "somebody in the meeting with the chat's link": {
    booked: inTheMeeting,
    recording: inTheMeeting,
    ready: inTheMeeting,
    "deletion requested":
      "404 404 200 404 404 404 404 | 404 404 404 404 404 404 404 404 404 404 404 same",
    deleted: "404 404 410 404 404 404 404 | 404 404 404 404 404 404 404 404 404 404 404 410",
  },
  "a stranger with the link of another notetaker": {
    ready:
      "200 404 404 503 503 503 503 | theirs theirs theirs 409 409 theirs 409 409 409 theirs theirs 404",
  },
};

type Person = keyof Seeded["tokens"];

const now = start;
const code = "abc-defg-hij";
const ana = { name: "Ana Hostowska", email: "ana.host@acme.example" };
const mallory = { name: "Mallory Foe", email: "mallory@foe.example" };
const spokenWords = "Our secret plan for spring";
const chatLine = "a secret line of chat";

type Row = typeof schema.notetakers.$inferInsert;

/** The row of a notetaker at that moment. */
function rowAt(moment: Moment, id: string): Row {
  const isBooked = moment === "booked";
  const isOver = !isBooked && moment !== "recording";
  const statusBefore = isBooked ? "scheduled" : "recording";
  const startsAt = isBooked ? now + 26 * hour : now - 43 * minute;
  const row: Row = {
    id,
    ...ana,
    status: isOver ? "ready" : statusBefore,
    mailboxKey: "mailbox of ana",
    meetingCode: code,
    startsAt,
    scheduled: true,
    ...{ wallDate: "2026-11-21", wallTime: "5:00 PM", timezone: "UTC" },
    source: "web",
    provider: "recall",
    botId: "bot-1",
    nextStep: isOver ? "purge" : "poll",
    nextAt: now + day,
    ...(isBooked ? {} : { startedAt: startsAt }),
    ...(isOver ? { recordingId: "recording-1", endedAt: now - 3 * minute } : {}),
    createdAt: now - day,
    updatedAt: now - minute,
  };
  switch (moment) {
    case "deletion requested":
      return { ...row, deleteRequestedAt: now, nextAt: now };
    case "deleted":
      return {
        ...row,
        ...{ status: "deleted", name: null, email: null, mailboxKey: null, meetingCode: null },
        ...{ recordingId: null, nextStep: null, nextAt: null, deletedAt: now },
      };
    default:
      return row;
  }
}

type Seeded = Awaited<ReturnType<typeof seed>>;

async function seed(site: OpenSite, moment: Moment) {
  await emptyTables();
  const { provider } = site.world;
  provider.bots.length = 0;
  const [id, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
  await provider.createBot(someBot({ notetakerId: id }), `${id}.0`);
  await provider.createBot(someBot({ notetakerId: theirs }), `${theirs}.0`);
  const bot = firstBot(provider);
  if (moment !== "booked") bot.changes.push({ to: "recording", reason: null, at: now });
  if (moment !== "booked" && moment !== "recording") bot.recordings = [recording(now - hour, now)];
  const who = { id: 1, name: "Bob", isHost: true };
  provider.transcript = spoken([[5, "Bob", spokenWords]]);
  provider.events = [{ action: "chat_message", participant: who, at: 9, text: chatLine }];

  const another = { botId: "bot-2", meetingCode: "xyz-defg-hij", mailboxKey: "mailbox of mallory" };
  await db.insert(schema.notetakers).values(rowAt(moment, id));
  await db.insert(schema.notetakers).values({ ...rowAt("booked", theirs), ...mallory, ...another });
  const shareToken = await createShareToken(id);
  const isShared = moment === "booked" || moment === "recording" || moment === "ready";
  if (!isShared) await deleteShareToken(db, id);
  return {
    id,
    tokens: {
      "the person": await mintToken(db, id, now),
      "somebody with the share link": shareToken,
      "somebody in the meeting with the chat's link": await optOutToken(env.siteSecret, {
        id,
        revision: 0,
      }),
      "a stranger with the link of another notetaker": await mintToken(db, theirs, now),
    },
  };
}

/** Stores a share link directly, because its button appears only once there are results. */
async function createShareToken(notetakerId: string): Promise<string> {
  const row = await newShareToken(env.siteSecret, notetakerId);
  await db
    .insert(schema.accessTokens)
    .values({ ...row, notetakerId, kind: "share", createdAt: now });
  const token = await findShareToken(db, env.siteSecret, notetakerId);
  if (token === null) throw new Error("no share link");
  return token;
}

/** Texts that no answer to this person may contain. */
function secretsFrom(person: Person, { id, tokens }: Seeded): readonly string[] {
  const results = [spokenWords, chatLine, "media.test"];
  const identity = [ana.email, "Hostowska", tokens["the person"]];
  const mask = [maskEmail(ana.email), "acme.example"];
  const meeting = [code, botNameFor(ana.email)];
  switch (person) {
    case "the person":
      return [];
    case "somebody with the share link":
      return [id, ...identity, ...mask, ...meeting, 'name="do"', "notetaker-status"];
    // The chat says who sent the notetaker, and its link holds the id.
    case "somebody in the meeting with the chat's link":
      return [...results, ...identity, ...meeting];
    default:
      return [id, ...results, ...identity, ...mask, ...meeting];
  }
}

const formats = ["txt", "vtt", "srt", "md", "json"] as const;

const pathsOf: Readonly<Record<Read, readonly string[]>> = {
  status: ["/notetaker-status"],
  shared: ["/notetaker-shared"],
  "opt-out": ["/notetaker-opt-out"],
  video: ["/api/notetaker/video"],
  audio: ["/api/notetaker/audio"],
  transcript: formats.map((format) => `/api/notetaker/transcript.${format}`),
  chat: ["/api/notetaker/chat.txt"],
};

function read(site: OpenSite, what: Read, token: string) {
  return Promise.all(pathsOf[what].map((path) => site.visit(`${path}?token=${token}`)));
}

const { scheduledDate, timezone } = formTime(now + 3 * day);
const newTime = { scheduledDate, scheduledTime: "4:30 PM", timezone };

async function stateOf(id: string) {
  const [row] = await db.select().from(schema.notetakers).where(eq(schema.notetakers.id, id));
  const { notetakerId, kind, tokenHash } = schema.accessTokens;
  const tokens = await db
    .select({ kind, tokenHash })
    .from(schema.accessTokens)
    .where(eq(notetakerId, id));
  const messages = await db
    .select({ key: schema.outbox.key })
    .from(schema.outbox)
    .where(eq(schema.outbox.subjectId, id));
  return JSON.stringify({
    ...{ row: { ...row, changeId: null, updatedAt: null }, tokens, messages },
    closures: await db.select().from(schema.meetingClosures),
  });
}

async function post(site: OpenSite, person: Person, what: Post, { id, tokens }: Seeded) {
  const token = tokens[person];
  const before = await stateOf(id);
  const answer =
    what === "opt_out"
      ? await site.postForm(`/notetaker-opt-out?token=${token}`, {})
      : await site.press(token, what, { pending: id, speaker: "Bob", name: "Robert", ...newTime });
  const hasChanged = (await stateOf(id)) !== before;
  if (answer.status !== 303)
    return hasChanged ? `changed, but ${answer.status}` : `${answer.status}`;
  if (hasChanged) return "done";
  return person === "a stranger with the link of another notetaker" ? "theirs" : "same";
}

const rows = Object.entries(specification).flatMap(([person, byMoment]) =>
  Object.entries(byMoment).map(([moment, row]) => {
    return { person: person as Person, moment: moment as Moment, row };
  }),
);

describe(`${reads.join(" ")} | ${posts.join(" ")}`, () => {
  test.each(rows)("$person, $moment: $row", async ({ person, moment, row }) => {
    const site = openSite(now);
    const seen: string[] = [];
    const seeded = await seed(site, moment);
    const secrets = secretsFrom(person, seeded);
    for (const what of reads) {
      const answers = await read(site, what, seeded.tokens[person]);
      seen.push([...new Set(answers.map(({ status }) => status))].join("/"));
      // Only a redirect may name the provider's address.
      const mayBeRedirected = person === "somebody with the share link" && moment === "ready";
      for (const { text, location, headers } of answers) {
        const redirect = `${location ?? ""} ${[...headers.values()].join(" ")}`;
        const received = mayBeRedirected ? text : `${text} ${redirect}`;
        expect(secrets.filter((secret) => received.includes(secret))).toEqual([]);
      }
    }
    seen.push("|");
    let current = seeded;
    for (const what of posts) {
      const result = await post(site, person, what, current);
      seen.push(result);
      if (result === "done" || result === "theirs") current = await seed(site, moment);
    }
    expect(seen.join(" ")).toBe(row);
  });
});

describe("the share link", () => {
  const sharer = "somebody with the share link";

  test("shows, lets search and hands out all results, and nothing else", async () => {
    const site = openSite(now);
    const { id, tokens } = await seed(site, "ready");
    const token = tokens[sharer];
    const path = `/notetaker-shared?token=${token}`;
    const page = await site.visit(path);
    expect(page.text).toContain(spokenWords);
    for (const file of [...pathsOf.video, ...pathsOf.transcript, ...pathsOf.chat]) {
      expect(page.text).toContain(`${file}?token=${token}`);
    }
    expect((await read(site, "video", token))[0]?.location).toContain("media.test");
    for (const { text } of await read(site, "transcript", token))
      expect(text).toContain(spokenWords);
    expect((await read(site, "chat", token))[0]?.text).toContain(chatLine);
    const shown = textOf(page.text);
    expect(shown).toContain(words.shared.heading("Ana"));
    expect(shown.split(words.shared.credit.action.label)).toHaveLength(2);
    expect(shown, "no other offer").not.toContain("Book a call");
    expect(page.text).toContain('name="robots" content="noindex"');

    const found = await site.visit(`${path}&q=secret+plan`);
    expect(found.text).toMatch(/<mark[^>]*>secret plan<\/mark>/);
    expect(found.text).toContain('action="#transcript"');

    const [own] = await read(site, "status", tokens["the person"]);
    const policyOf = ({ headers }: { headers: Headers }) => [
      ...["Cache-Control", "Referrer-Policy", "X-Robots-Tag"].map((name) => headers.get(name)),
      headers.get("Content-Security-Policy")?.replaceAll(/'nonce-[^']+'/g, ""),
    ];
    expect(policyOf(page)).toEqual(own && policyOf(own));
    expect(policyOf(page).slice(0, 3)).toEqual(["private, no-store", "no-referrer", "noindex"]);

    const before = await stateOf(id);
    expect((await site.postForm(path, { do: "delete" })).status).toBe(405);
    expect(await stateOf(id)).toBe(before);

    const name = "https://evil.example Prize";
    await db.update(schema.notetakers).set({ name }).where(eq(schema.notetakers.id, id));
    const { text: nameless } = await site.visit(path);
    expect(nameless).toContain(words.shared.heading(null));
    expect(nameless).not.toContain("evil.example");
  });

  test("is created and ended by its buttons; the next link is another one", async () => {
    const site = openSite(now);
    const { tokens } = await seed(site, "no longer shared");
    const personal = tokens["the person"];
    const share = async () => {
      const pressed = await site.press(personal, "share");
      const page = await site.visit(pressed.location ?? "");
      expect(page.text).toContain(words.done.share);
      expect(page.text).toContain(words.actions.stop_sharing.text);
      expect(page.text).not.toContain(words.actions.share.text);
      const link = new RegExp(`${env.siteUrl}(/notetaker-shared\\?token=[\\w-]+)`);
      return link.exec(page.text)?.[1] ?? "no link";
    };

    expect((await site.open(personal)).text).toContain(words.actions.share.text);
    const first = await share();
    expect((await site.visit(first)).status).toBe(200);
    expect(await share(), "pressed twice it is one").toBe(first);

    const stopped = await site.press(personal, "stop_sharing");
    const after = await site.visit(stopped.location ?? "");
    expect(after.text).toContain(words.done.stop_sharing);
    expect(after.text).not.toContain("/notetaker-shared?token=");
    const closed = await site.visit(first);
    expect(closed.status).toBe(404);
    expect(closed.text).toContain(invalidLinks.shared.text);

    const second = await share();
    expect(second).not.toBe(first);
    expect((await site.visit(second)).status).toBe(200);
    expect((await site.visit(first)).status).toBe(404);
  });

  test.each(["delete", "opt_out"] as const)("ends with %s", async (end) => {
    const site = openSite(now);
    const seeded = await seed(site, "ready");
    const by = end === "delete" ? "the person" : "somebody in the meeting with the chat's link";
    expect(await post(site, by, end, seeded)).toBe("done");
    for (const what of ["shared", "video", "transcript", "chat"] as const) {
      for (const { status } of await read(site, what, seeded.tokens[sharer])) {
        expect([what, status]).toEqual([what, 404]);
      }
    }
  });

  test("may be opened 60 times a minute, which does not count against the personal link", async () => {
    const site = openSite(now);
    const { tokens } = await seed(site, "ready");
    const path = `/notetaker-shared?token=${tokens[sharer]}`;
    for (let nth = 0; nth < 60; nth += 1) expect((await site.visit(path)).status).toBe(200);
    const refused = await site.visit(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
    const [video] = await read(site, "video", tokens[sharer]);
    expect(video?.status).toBe(429);
    expect(video?.text).toContain("Please try again in a minute");
    expect((await site.open(tokens["the person"])).status).toBe(200);
    expect(site.world.provider.countOf("getBot"), "asked once for all of them").toBe(1);
    site.world.pass(minute);
    expect((await site.visit(path)).status).toBe(200);
  });
});

test("one visitor of the opt-out page cannot keep the others from it", async () => {
  const site = openSite(now);
  const { tokens } = await seed(site, "recording");
  const path = `/notetaker-opt-out?token=${tokens["somebody in the meeting with the chat's link"]}`;
  const flooding = { network: "192.0.2.66" };
  for (let nth = 0; nth < 60; nth += 1) expect((await site.visit(path, flooding)).status).toBe(200);
  expect((await site.visit(path, flooding)).status).toBe(429);
  expect((await site.visit(path)).status).toBe(200);
});

test("viewers of many meetings leave the provider's rate to the pipeline", async () => {
  const site = openSite(now);
  const { provider } = site.world;
  // The isolate has counted what other tests asked for within their minute.
  site.world.pass(day);
  const { id } = await seed(site, "ready");
  /** Opens the video of another recording, by another link. */
  const openNext = async (nth: number) => {
    await db.update(schema.notetakers).set({ recordingId: `recording-${nth}` });
    return (await read(site, "video", await mintToken(db, id, now)))[0]?.status;
  };
  for (let nth = 0; nth < 110; nth += 1) expect(await openNext(nth)).toBe(nth < 100 ? 302 : 503);
  expect(provider.countOf("getBot")).toBe(100);
  site.world.pass(minute);
  expect(await openNext(110)).toBe(302);
});
