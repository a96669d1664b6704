import { describe, expect, test } from "vitest";
import { brotliCompressSync, constants } from "node:zlib";
import { someOf } from "../support/cases";
import { controlsOf, notetakerOf } from "../support/control";
import { verifyMailboxes, send } from "../support/delivery";
import { refusal } from "../support/fake-provider";
import { naughtyStrings } from "../fixtures/naughty-strings";
import { db, env, start } from "../support/pipeline";
import { seedRecorded } from "../support/status-page";
import { openSite } from "../support/visitors";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { notetakerNotes, type notetakers } from "~/db/schema.server";
import type { TranscriptPart } from "~/notetaker/provider/bot-provider";
import { maxGivenNames, speakerNamesOf } from "~/notetaker/results/speakers";

const says = (id: number, name: string | null, at: number, text: string): TranscriptPart => ({
  participant: { id, name, isHost: null },
  words: text.split(" ").map((word, nth) => {
    return { text: word, start: at + nth / 4, end: at + nth / 4 + 0.2 };
  }),
});

/** A meeting that was recorded, whose owner is Ada. */
async function watched(row: Partial<typeof notetakers.$inferInsert> = {}) {
  const site = openSite(start);
  const { provider } = site.world;
  const transcript = [
    says(1, "Ada", 5, "Good morning, everyone."),
    says(2, null, 9, "I'll send the offer by Friday."),
    says(1, "Ada", 15, "Thank you."),
    says(3, null, 20, "Who pays for it?"),
  ];
  const mailboxOfAda = await mailboxKey(env.siteSecret, "ada@example.test");
  const ada = await seedRecorded(provider, start, transcript, {
    mailboxKey: mailboxOfAda,
    ...row,
  });
  await verifyMailboxes("ada@example.test");
  const files = async (token = ada.token) =>
    Promise.all(
      ["txt", "vtt", "srt", "md", "json"].map(
        async (format) =>
          (await site.visit(`/api/notetaker/transcript.${format}?token=${token}`)).text,
      ),
    );
  const rename = (speaker: string, name: string) =>
    site.press(ada.token, "name_speaker", { speaker, name });
  const names = async () => Object.fromEntries(speakerNamesOf(await notetakerOf(ada.id)));
  return { site, ...ada, provider, files, rename, names };
}

const nameless = "Unknown speaker";

describe("a speaker who is named", () => {
  test("has that name in every file, in the notes and on the page; the provider's file stays", async () => {
    const { site, token, id, provider, files, rename } = await watched();
    const said = "I'll send the offer by Friday.";
    const line = { kind: "task", text: said, quote: said, at: 9, owner: nameless, due: null };
    const notes = { language: "en", lines: [{ ...line, speaker: nameless }] };
    await db
      .insert(notetakerNotes)
      .values({ notetakerId: id, state: "written", body: JSON.stringify(notes), createdAt: start });
    const before = structuredClone(provider.transcript);
    for (const file of await files()) expect(file).toContain(nameless);

    expect((await rename(nameless, "Dana Fisher")).status).toBe(303);
    for (const file of await files()) {
      expect(file).toContain("Dana Fisher");
      expect(file.replaceAll(`${nameless} (2)`, "")).not.toContain(nameless);
    }
    const { text: page } = await site.open(token);
    const card = page.slice(page.indexOf('id="notes"'), page.indexOf('id="transcript"'));
    expect(card).toContain("For Dana Fisher");
    expect(page).toContain(">Dana Fisher</b>");
    expect(page).not.toContain(`>${nameless}</b>`);
    expect(provider.transcript).toEqual(before);
  });

  test("has that name in a result mail that is sent afterwards", async () => {
    const { site, token, rename } = await watched({ status: "delivered" });
    await rename(nameless, "Dana Fisher");
    await site.press(token, "mail_transcript");
    await send(site.world);
    const texts = site.mails("ada@example.test").map(({ text }) => text);
    expect(texts.join("\n")).toContain("Dana Fisher [00:00:09]");
  });
});

test("a transcript that can't be read now leaves the names alone", async () => {
  const { rename, names, provider } = await watched();
  provider.fail("getBot", refusal("retry"));
  const answer = await rename(nameless, "Dana");
  expect(answer.status).toBe(503);
  expect(await names()).toEqual({});
});

test("two tabs that name two people both get their way, whoever is faster", async () => {
  const { site, id, names } = await watched();
  const act = controlsOf(site.world);
  const second = `${nameless} (2)`;
  await Promise.all([
    act.nameSpeaker(id, nameless, "Dana"),
    act.nameSpeaker(id, second, "Sam"),
    act.nameSpeaker(id, "Ada", "Ada L."),
  ]);
  expect(await names()).toEqual({ [nameless]: "Dana", [second]: "Sam", Ada: "Ada L." });
});

describe("a hostile name", () => {
  test("stays text on the page and in every file", async () => {
    const { site, token, files, rename } = await watched();
    const hostile = '<img src=x onerror="alert(1)">';
    await rename(nameless, hostile);
    expect((await site.open(token)).text).not.toContain("<img src=x");
    const [, vtt = "", srt = "", md = ""] = await files();
    expect(`${vtt}${srt}`).not.toContain("<img");
    expect(md).toContain("\\<img");
  });

  test("changes nothing but itself", async () => {
    const { rename, names } = await watched();
    for (const text of [...someOf(naughtyStrings, 10), "__proto__", "constructor"]) {
      const { status } = await rename(nameless, text);
      expect([303, 422], text).toContain(status);
      expect(Object.keys(await names()).filter((key) => key !== nameless)).toEqual([]);
    }
  });

  test.each([
    ["nobody", ""],
    ["a word of the notes", "Friday"],
    ["a name that no speaker has", "Dana"],
    ["what every object has", "__proto__"],
    ["a number that no speaker has", "Unknown speaker (3)"],
  ])("for %s is refused", async (_who, speaker) => {
    const { rename, names } = await watched();
    expect((await rename(speaker, "Eve")).status).toBe(409);
    expect(await names()).toEqual({});
  });

  test("that is too long is refused, and stays in its field", async () => {
    const { rename, names } = await watched();
    const name = "x".repeat(81);
    const { status, text } = await rename(nameless, name);
    expect(status).toBe(422);
    expect(text).toContain(`value="${name}"`);
    expect(text).toContain("<details open");
    expect(await names()).toEqual({});
  });

  test("is refused beyond 100 names", async () => {
    const full = Object.fromEntries(
      Array.from({ length: maxGivenNames }, (_, nth) => [`Speaker ${nth}`, "x"]),
    );
    const { rename, names } = await watched({ speakerNames: JSON.stringify(full) });
    const answer = await rename(nameless, "x");
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("100 speakers");
    expect(await names()).toEqual(full);
  });
});

test("nothing that was said or searched for becomes markup", async () => {
  const { site, token, provider } = await watched();
  const marked = naughtyStrings.filter((one) => /<[a-z!/?]/i.test(one));
  provider.transcript = marked.map((text, nth) => says(nth, text, nth * 9, `So, will we: ${text}`));
  for (const query of ["", ...marked.slice(0, 5)]) {
    const { text: html } = await site.open(token, `&q=${encodeURIComponent(query)}`);
    expect(marked.filter((one) => html.includes(one))).toEqual([]);
    expect(html).toContain("&lt;");
  }
});

describe("three hours of talk", () => {
  /** Turns of 25 words from a vocabulary of 3,000, in which the first words are short and frequent. */
  function longMeeting(turns: number): TranscriptPart[] {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const letters = "etaoinshrdlucmfwypvbgk";
    const vocabulary = Array.from({ length: 3_000 }, (_, rank) =>
      Array.from({ length: 2 + Math.floor(Math.log2(rank + 2) / 2 + random() * 4) }, () =>
        letters.charAt(Math.floor(random() ** 1.6 * letters.length)),
      ).join(""),
    );
    const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? "so";
    return Array.from({ length: turns }, (_, nth) => {
      const text = Array.from({ length: 25 }, word).join(" ");
      return says(nth % 5, `Speaker ${(nth % 5) + 1}`, nth * 9, `${text}.`);
    });
  }

  test("are one document of at most 120 KB, which has each line once", async () => {
    const { site, token, provider } = await watched();
    provider.transcript = longMeeting(1_200);
    const { text: html, status } = await site.open(token);
    expect(status).toBe(200);
    const said = provider.transcript.map(({ words: all }) => all.map(({ text }) => text).join(" "));
    expect(said.join(" ").split(" ").length).toBe(30_000);
    for (const line of [said[0], said[600], said.at(-1)]) {
      expect(html.split(line ?? "missing")).toHaveLength(2);
    }
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const bytes = brotliCompressSync(html, { params: quality }).byteLength;
    console.info(`1,200 turns: ${html.length} characters, ${bytes} bytes of brotli 4`);
    expect(bytes).toBeLessThanOrEqual(120_000);
  });
});
