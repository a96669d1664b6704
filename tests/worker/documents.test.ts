import { expect, inject, test, vi } from "vitest";
import { spoken } from "../support/fake-provider";
import { storedLead } from "../support/lead-delivery";
import { intentOf, stripeFetch } from "../support/payments";
import { day, env, minute, start } from "../support/pipeline";
import { seed, seedRecorded, statusPath } from "../support/status-page";
import { openSite } from "../support/visitors";
import { countIn } from "./html";
import { postForm, visit } from "./visit";
import { mailboxKey, notMeUrl } from "~/abuse/mailboxes.server";
import { pages } from "~/config/pages";
import { mailingLink } from "~/leads/unsubscribe.server";
import { optOutToken } from "~/notetaker/store/tokens.server";
import { names } from "~/config/names";

const { workspaceTool: tool } = names;
const { architect } = names.members;

/** A sound document is whole, valid by html-validate, and has a title and one h1, which is in `main`. */

type Documents = Record<string, string>;

async function expectSound(documents: Documents): Promise<void> {
  vi.restoreAllMocks();
  for (const [what, html] of Object.entries(documents)) {
    const faults = await fetch(inject("htmlValidatorUrl"), { method: "POST", body: html });
    expect([what, ...(await faults.json<string[]>())]).toEqual([what]);
    const headings = [await countIn(html, "h1"), await countIn(html, "main h1")];
    expect([what, ...headings]).toEqual([what, 1, 1]);
    expect(html, what).toMatch(/^<!DOCTYPE html><html[^>]*><head>.*<\/body><\/html>$/s);
    expect(html, what).toMatch(/<title>[^<]*\S[^<]*<\/title>/);
  }
}

async function shown(path: string, status = 200): Promise<string> {
  const answer = await visit(path);
  expect([path, answer.status]).toEqual([path, status]);
  return answer.text();
}

/** The page that follows a form, or the form again with what is wrong. */
async function answered(path: string, fields: Record<string, string>, status = 303) {
  const answer = await postForm(path, fields);
  expect([path, answer.status]).toEqual([path, status]);
  return status === 303 ? shown(answer.headers.get("Location") ?? "") : answer.text();
}

const open = pages.filter(({ indexed }) => indexed);

test.each(open)("the document of $id is sound", async ({ paths }) => {
  await expectSound({ [paths[0]]: await shown(paths[0]) });
});

test("a page with script has all its data in its document", async () => {
  const html = await shown("/social");
  expect(html).toContain("window.__remixContext.streamController.enqueue(");
  const [, end = ""] = html.split("window.__remixContext.streamController.close();");
  expect(end).toMatch(/<\/script><\/body><\/html>$/);
  expect(html, "no part of the page is still to come").not.toMatch(/<!--\$[!?]-->/);
});

test("documents of tabs, versions and unknown addresses are sound", async () => {
  const documents: Documents = { nowhere: await shown("/no-such-page", 404) };
  for (const path of [
    `/${architect.slug}-kit?tab=bio`,
    `/book-${architect.slug}?tab=30min`,
    "/social?version=creator",
    "/notetaker-sample",
  ]) {
    documents[path] = await shown(path);
  }
  for (const path of ["/notetaker-status", "/notetaker-opt-out"]) {
    documents[`${path}, unknown`] = await shown(`${path}?token=nobody`, 404);
  }
  await expectSound(documents);
});

test("the footer marks the current page, under any of its paths", async () => {
  for (const path of ["/automate", "/Automate"]) {
    expect(await shown(path), path).toMatch(
      /<a (?=[^>]*href="\/automate")(?=[^>]*aria-current="page")[^>]*>Automation packages</,
    );
  }
});

test("no words of an address get into its page", async () => {
  const path = "/freenotetaker?sent=later&date=now&time=Call+555&timezone=evil.test";
  const html = await shown(path, 404);
  expect(html).not.toMatch(/Call.555|evil\.test/);
});

const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.test" };
const notetaker = {
  name: "Ada Lovelace",
  email: "ada@example.test",
  meetingLink: "meet.google.com/abc-defg-hij",
};
const later = {
  isScheduled: "on",
  scheduledDate: new Date(Date.now() + 2 * day).toISOString().slice(0, 10),
  scheduledTime: "3:30 PM",
  timezone: "US/Eastern",
};

test.each([
  ["/free-resources", { email: person.email, "clickup-mistakes": "on" }],
  ["/AI4B", person],
  [`/getfree${tool.slug}`, { email: person.email }],
  ["/freenotetaker", notetaker],
  ["/freenotetaker", { ...notetaker, ...later }],
])("%s has a sound document after mistakes and after success", async (path, fields) => {
  const scheduled = "isScheduled" in fields ? { isScheduled: "on" } : {};
  await expectSound({
    mistakes: await answered(path, { email: "ada@", ...scheduled }, 422),
    success: await answered(path, fields),
  });
});

test("the pages behind links in mails are sound", async () => {
  const lead = await storedLead("guide", []);
  const pathTo = (url: string) => url.slice(env.siteUrl.length);
  const unsubscribe = pathTo(await mailingLink(env, "unsubscribe", lead));
  const subject = { mailboxKey: await mailboxKey(env.siteSecret, "ada@example.test") };
  const notMe = pathTo(
    await notMeUrl(env, { ...subject, about: "lead", subjectId: lead }, Date.now()),
  );
  await expectSound({
    unsubscribe: await shown(unsubscribe),
    unsubscribed: await answered(unsubscribe, {}, 200),
    "not me": await shown(notMe),
    "not me, done": await answered(notMe, {}),
  });
});

test("the page after a payment is sound", async () => {
  const failed = intentOf({ id: "pi_failed", status: "requires_payment_method" });
  const { fetch } = stripeFetch([intentOf({ id: "pi_paid" }), failed]);
  vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
  await expectSound({
    "no payment": await shown("/template-success"),
    paid: await shown("/template-success?payment_intent=pi_paid"),
    failed: await shown("/template-success?payment_intent=pi_failed"),
  });
});

test("the status page in each state and the opt-out page are sound", async () => {
  const begun = { startsAt: Date.now() - 5 * minute } as const;
  const documents: Documents = {};
  for (const row of [
    {},
    { status: "pending_confirmation" },
    { status: "joining", ...begun },
    { status: "waiting_room", ...begun },
    { status: "recording", ...begun },
    { status: "processing", ...begun },
    { status: "failed", reason: "not_admitted" },
    { status: "cancelled" },
    { status: "cancelled", deleteRequestedAt: 1, reason: "opted_out" },
  ] as const) {
    const { token } = await seed(row);
    documents[JSON.stringify(row)] = await shown(statusPath(token));
  }
  const { id } = await seed({ status: "recording", ...begun });
  const optOut = await optOutToken(env.siteSecret, { id, revision: 0 });
  documents["opt-out"] = await shown(`/notetaker-opt-out?token=${optOut}`);
  const booked = await seed();
  const mistaken = { do: "reschedule", scheduledDate: "2020-01-01" };
  documents["mistakes"] = await answered(statusPath(booked.token), mistaken, 422);
  const gone = await seed({ status: "deleted", nextStep: null, nextAt: null, deletedAt: start });
  documents["deleted"] = await shown(statusPath(gone.token), 410);
  await expectSound(documents);
});

test("the page of a recorded meeting is sound, also with the results of a search", async () => {
  const site = openSite(start);
  const transcript = spoken([[5, "Ada", "Good morning, everyone."]]);
  const { token } = await seedRecorded(site.world.provider, start, transcript);
  const recorded = (await site.open(token)).text;
  expect(recorded).toContain("Good morning, everyone.");
  const found = (await site.open(token, "&q=morning")).text;
  expect(found).toContain("<mark");
  await expectSound({ recorded, found });
});
