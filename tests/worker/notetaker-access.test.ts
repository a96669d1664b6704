import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { recording, someBot } from "../support/fake-provider";
import { emptyTables, day, db, env, hour, minute, start } from "../support/pipeline";
import { formTime, openSite, type OpenSite } from "../support/visitors";
import * as schema from "~/db/schema.server";
import { botNameFor, nameAndMask } from "~/notetaker/mails/chat/announcement";
import { deletionAt } from "~/notetaker/status-page/view";
import { mintToken, optOutToken } from "~/notetaker/store/tokens.server";
import { formatInstant } from "~/lib/time/wall-time";

/**
 * Who may see and do what, and when: the specification of it, cell by cell, over HTTP.
 *
 * Reads, left of the bar: state (the status page, or the page behind the chat's link), video, transcript
 * (each of its five formats), chat. Posts, right of it: reschedule, cancel, stop, share, delete, name_speaker.
 *
 *   a number   the status of the answer; of the job nothing has changed
 *   done       accepted, and it holds for the whole job
 *   self       accepted, and touches nobody but the person who asks
 */
const columns = "state video transcript chat | reschedule cancel stop share delete name_speaker";
const gone = "410 410 410 410 | 410 410 410 410 410 410";
const nowhere = "404 404 404 404 | 404 404 404 404 404 404";
const outsider = "200 403 403 403 | self self 409 409 self 409";
const elsewhere = "200 503 503 503 | self self self 409 self 409";
const inTheMeeting = "200 404 404 404 | 404 404 404 404 done 404";

const specification = {
  owner: {
    booked: "200 503 503 503 | done done done done done 409",
    lobby: "200 503 503 503 | done done done done done 409",
    recording: "200 503 503 503 | 409 409 done done done 409",
    ready: "200 302 200 200 | 409 409 409 done done done",
    delivered: "200 302 200 200 | 409 409 409 done done done",
    deleted: gone,
  },
  recipient: {
    booked: "200 503 503 503 | self self 409 409 self 409",
    lobby: "200 503 503 503 | self self 409 409 self 409",
    recording: "200 503 503 503 | 409 self 409 409 self 409",
    ready: "200 302 200 200 | 409 self 409 409 self 409",
    delivered: "200 302 200 200 | 409 self 409 409 self 409",
    deleted: gone,
  },
  asker: { ...always(outsider), deleted: gone },
  "declined asker": { ...always(outsider), deleted: gone },
  "recipient who left": { ...always(gone), deleted: gone },
  "stranger with a guessed link": { ...always(nowhere), deleted: nowhere },
  "stranger with a link of another meeting": { ...always(elsewhere), deleted: elsewhere },
  "participant with the chat's link": {
    ...always(inTheMeeting),
    deleted: "410 404 404 404 | 404 404 404 404 410 404",
  },
} as const;

type Person = keyof typeof specification;
type Moment = "booked" | "lobby" | "recording" | "ready" | "delivered" | "deleted";

function always(row: string): Readonly<Record<Exclude<Moment, "deleted">, string>> {
  return { booked: row, lobby: row, recording: row, ready: row, delivered: row };
}

const now = start;
const code = "abc-defg-hij";
const ana = { name: "Ana Hostowska", email: "ana.host@acme.example" };
const bob = { name: "Bob Quillfeather", email: "bob.guest@acme.example" };
const eve = { name: "Eve Marplot", email: "eve.asks@elsewhere.example" };
const spoken = "Our secret plan for spring";
const written = "a secret line of chat";

const statusAt = {
  booked: "scheduled",
  lobby: "waiting_room",
  recording: "recording",
  ready: "ready",
  delivered: "delivered",
  deleted: "deleted",
} as const satisfies Record<Moment, string>;

/** The job as it lies in the tables at that moment. Whoever asks, asked for ten minutes later. */
function jobAt(moment: Moment): typeof schema.notetakerJobs.$inferInsert {
  const isBooked = moment === "booked";
  const isOver = moment === "ready" || moment === "delivered" || moment === "deleted";
  const startsAt = isBooked ? now + 26 * hour + 7 * minute : now - 43 * minute;
  const nextStep = isOver ? "purge" : "poll";
  const next = moment === "deleted" ? {} : ({ nextStep, nextAt: now + day } as const);
  return {
    id: "the job",
    status: statusAt[moment],
    meetingCode: moment === "deleted" ? null : code,
    startsAt,
    scheduled: true,
    botId: "bot-1",
    createdAt: now - day,
    updatedAt: now - minute,
    ...(moment === "recording" ? { startedAt: now - 41 * minute } : {}),
    ...(isOver
      ? { recordingId: "recording-1", startedAt: startsAt, endedAt: now - 3 * minute }
      : {}),
    ...(moment === "deleted" ? { deletedAt: now } : {}),
    ...next,
  };
}

async function seed(site: OpenSite, person: Person, moment: Moment) {
  await emptyTables();
  const { provider } = site.world;
  provider.bots.length = 0;
  await provider.createBot(someBot({ jobId: "the job" }), "the job.0");
  await provider.createBot(someBot({ jobId: "another job" }), "another job.0");
  const [bot, other] = provider.bots;
  if (!bot || !other) throw new Error("no bots");
  if (moment !== "booked") bot.changes.push({ code: "in_waiting_room", subCode: null, at: now });
  if (moment === "ready" || moment === "delivered") bot.recordings = [recording(now - hour, now)];
  const who = { id: 1, name: "Ana", isHost: true };
  provider.transcript = [{ participant: who, words: [{ text: spoken, start: 5, end: 7 }] }];
  provider.events = [{ action: "chat_message", participant: who, at: 9, text: written }];

  const job = jobAt(moment);
  const standing = {
    asker: "asking",
    "declined asker": "declined",
    "recipient who left": "left",
  } as const;
  const eves = Object.entries(standing).find(([one]) => one === person)?.[1] ?? "asking";
  const request = (
    id: string,
    one: typeof ana,
    rest: Partial<typeof schema.notetakerRequests.$inferInsert>,
  ) => ({
    ...{ id, idempotencyKey: id, jobId: "the job", emailKey: `key of ${id}`, meetingCode: code },
    ...one,
    startsAt: job.startsAt + 10 * minute,
    scheduled: true,
    ...{ wallDate: "2026-11-21", wallTime: "5:07 PM", timezone: "UTC", createdAt: now - hour },
    ...(moment === "deleted" ? { name: null, email: null, meetingCode: null } : {}),
    ...rest,
  });
  await db.batch([
    db.insert(schema.notetakerJobs).values(job),
    db.insert(schema.notetakerJobs).values({
      ...{ ...jobAt("booked"), id: "another job", botId: "bot-2", meetingCode: "xyz-defg-hij" },
    }),
    db.insert(schema.notetakerRequests).values(request("ana", ana, { standing: "owner" })),
    db.insert(schema.notetakerRequests).values(request("bob", bob, { standing: "recipient" })),
    db.insert(schema.notetakerRequests).values(
      request("eve", eve, {
        standing: eves,
        ...(eves === "left" ? { deletedAt: now - minute, name: null, email: null } : {}),
      }),
    ),
    db.insert(schema.notetakerRequests).values({
      ...request("mallory", { name: "Mallory Foe", email: "mallory@foe.example" }, {}),
      ...{ jobId: "another job", meetingCode: "xyz-defg-hij", name: "Mallory Foe" },
      email: "mallory@foe.example",
    }),
  ]);
  return tokenOf(person);
}

async function tokenOf(person: Person): Promise<string> {
  switch (person) {
    case "owner":
      return mintToken(db, "ana", now);
    case "recipient":
      return mintToken(db, "bob", now);
    case "asker":
    case "declined asker":
    case "recipient who left":
      return mintToken(db, "eve", now);
    case "stranger with a link of another meeting":
      return mintToken(db, "mallory", now);
    case "participant with the chat's link":
      return optOutToken(env.siteSecret, "the job");
    case "stranger with a guessed link":
      return "guessed-guessed-guessed-guessed-guessed-gue";
  }
}

/** What nobody may read in any answer who does not receive the notes. */
function secretsFrom(person: Person, moment: Moment): readonly string[] {
  const job = { ...jobAt(moment), nextStep: null, nextAt: null } as Parameters<
    typeof deletionAt
  >[0];
  const ofTheJob = [
    ...[spoken, written, "media.test", "recording-1", "bot-1", botNameFor(ana.email)],
    ...[ana.email, bob.email, "Hostowska", "Quillfeather", nameAndMask(bob)],
    formatInstant(job.startsAt, "UTC"),
    formatInstant(deletionAt(job), "UTC"),
  ];
  switch (person) {
    case "owner":
    case "recipient":
      return [];
    case "asker":
    case "declined asker":
      return ofTheJob;
    // The chat itself says who sent the notetaker.
    case "participant with the chat's link":
      return [...ofTheJob, code, eve.email, nameAndMask(eve)];
    // Their own page shows a meeting at the same time.
    case "stranger with a link of another meeting":
      return [...ofTheJob.slice(0, -2), code, nameAndMask(eve), "acme.example"];
    default:
      return [...ofTheJob, code, nameAndMask(eve), "acme.example"];
  }
}

const formats = ["txt", "vtt", "srt", "md", "json"] as const;
const addressOf = {
  video: "/api/notetaker/video",
  transcript: "/api/notetaker/transcript",
  chat: "/api/notetaker/chat",
} as const;
const { scheduledDate, timezone } = formTime(now + 3 * day);
const newTime = { scheduledDate, scheduledTime: "4:30 PM", timezone };

const isTheirs = (person: Person) => person === "participant with the chat's link";

async function read(site: OpenSite, person: Person, what: string, token: string) {
  switch (what) {
    case "state": {
      const page = isTheirs(person) ? "/notetaker-opt-out" : "/notetaker-status";
      return [await site.visit(`${page}?token=${token}`)];
    }
    case "transcript":
      return Promise.all(
        formats.map((format) => site.visit(`${addressOf.transcript}.${format}?token=${token}`)),
      );
    case "video":
      return [await site.visit(`${addressOf.video}?token=${token}`)];
    default:
      return [await site.visit(`${addressOf.chat}.txt?token=${token}`)];
  }
}

async function rowsOfTheJob() {
  const [job] = await db
    .select()
    .from(schema.notetakerJobs)
    .where(eq(schema.notetakerJobs.id, "the job"));
  const people = await db.select().from(schema.notetakerRequests);
  const owner = people.find(({ id }) => id === "ana");
  const eves = people.find(({ id }) => id === "eve");
  const bobs = people.find(({ id }) => id === "bob");
  return { job, owner, eve: eves, bob: bobs };
}

/** Whether what was asked for has been done to the whole job. */
async function isDone(what: string): Promise<boolean> {
  const { job, eve: asker } = await rowsOfTheJob();
  switch (what) {
    case "reschedule":
      return job?.revision === 1 && job.startsAt > now + 2 * day;
    case "cancel":
      return job?.status === "cancelled";
    case "stop":
      return job?.status === "cancelled" || (job?.stopRequestedAt ?? null) !== null;
    case "share":
      return asker?.standing === "recipient";
    case "name_speaker":
      return (job?.speakerNames ?? null) !== null;
    default:
      return (job?.deleteRequestedAt ?? null) !== null;
  }
}

async function act(site: OpenSite, person: Person, what: string, token: string): Promise<string> {
  const before = await rowsOfTheJob();
  const answer =
    isTheirs(person) && what === "delete"
      ? await site.postForm(`/notetaker-opt-out?token=${token}`, {})
      : await site.press(token, what, { asker: "eve", speaker: "Ana", name: "Anna", ...newTime });
  const after = await rowsOfTheJob();
  if (await isDone(what)) {
    if (answer.status !== 303) return `done, but ${answer.status}`;
    return JSON.stringify(before) === JSON.stringify(after) ? "nothing" : "done";
  }
  expect(after.job, "the job itself").toEqual(before.job);
  expect(after.owner, "its owner").toEqual(before.owner);
  if (person !== "recipient") expect(after.bob, "who receives the notes").toEqual(before.bob);
  return answer.status === 303 ? "self" : `${answer.status}`;
}

/** What was measured, row by row, for the reader of the test's output. */
const measured: Record<string, Record<string, string>> = {};

afterAll(() => {
  vi.restoreAllMocks();
  console.info(`\nwho and when: ${columns}`);
  for (const [person, row] of Object.entries(measured)) {
    console.info(`${person}\n`, row);
  }
});

const moments = Object.keys(statusAt) as Moment[];
const rows = Object.entries(specification).flatMap(([person, byMoment]) =>
  moments.map((moment) => ({ person: person as Person, moment, row: byMoment[moment] })),
);

describe(columns, () => {
  test.each(rows)("$person, $moment: $row", async ({ person, moment, row }) => {
    const site = openSite(now);
    const [reads = "", posts = ""] = columns.split(" | ");
    const secrets = secretsFrom(person, moment);
    const seen: string[] = [];

    const token = await seed(site, person, moment);
    for (const what of reads.split(" ")) {
      const answers = await read(site, person, what, token);
      const statuses = new Set(answers.map(({ status }) => status));
      seen.push([...statuses].join("/"));
      for (const { text, location, headers } of answers) {
        const said = `${text} ${location ?? ""} ${[...headers.values()].join(" ")}`;
        expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
      }
    }
    seen.push("|");
    let own = await seed(site, person, moment);
    for (const what of posts.split(" ")) {
      const outcome = await act(site, person, what, own);
      seen.push(outcome);
      const isRefused = /^\d+$/.test(outcome);
      if (!isRefused) own = await seed(site, person, moment);
    }

    (measured[person] ??= {})[moment] = seen.join(" ");
    expect(seen.join(" ")).toBe(row);
  });
});

test("whoever receives the notes does see them", async () => {
  const site = openSite(now);
  for (const person of ["owner", "recipient"] as const) {
    const token = await seed(site, person, "delivered");
    const [page] = await read(site, person, "state", token);
    expect(page?.text).toContain(spoken);
    expect((await read(site, person, "video", token))[0]?.location).toContain("media.test");
    for (const { text } of await read(site, person, "transcript", token)) {
      expect(text).toContain(spoken);
    }
    expect((await read(site, person, "chat", token))[0]?.text).toContain(written);
  }
});
