import type { Page } from "@playwright/test";
import type { Status } from "../../app/notetaker/status.ts";
import { expect } from "./e2e.ts";
import type { SentMail } from "./sent-mails.ts";
import { somebody } from "./notetaker-page.ts";
import type { Site } from "./running-site.ts";

export type Person = ReturnType<typeof somebody>;

/** Ada, who owns the notetaker, and two others. `letters` begin the code, which tells the simulator what happens. */
export function peopleAtOneMeeting(letters?: string): Record<"ada" | "ben" | "cleo", Person> {
  const ada = somebody();
  const link = letters ? `meet.google.com/${letters}-${ada.link.slice(-8)}` : ada.link;
  const named = (name: string): Person => ({ ...somebody(), name, link });
  return {
    ada: named("Ada Lovelace"),
    ben: named("Ben O'Hara"),
    cleo: named("Cleo Marsh"),
  };
}

/** Requests a notetaker without opening the form, and waits for its bot. */
export async function sendAtOnce(page: Page, site: Site, who: Person): Promise<void> {
  const form = { name: who.name, email: who.email, meetingLink: who.link };
  expect((await page.request.post("/freenotetaker", { form })).url()).toContain("sent=");
  await expectBots(site, who, 1);
}

export async function expectBots(site: Site, who: Person, count: number): Promise<void> {
  await expect(async () => {
    await site.tick();
    expect(botsOf(site, who)).toHaveLength(count);
  }).toPass();
}

/** Returns the bots of a person's meeting, the oldest first. */
export function botsOf(site: Site, { link }: Person) {
  return site.recall.state().bots.filter(({ request }) => request.meeting_url.endsWith(link));
}

/**
 * Lets the next `count` events happen to the meeting's first bot, and waits for the webhooks to the site, then
 * for the notetaker's status: the site asks the provider for it after it has answered a webhook.
 */
export async function step(site: Site, who: Person, count: number, status?: Status): Promise<void> {
  site.recall.step(botsOf(site, who)[0]?.id ?? "", count);
  await site.recall.settled();
  if (status === undefined) return;
  const sql = "select status from notetakers where email = ?";
  await expect.poll(() => site.db(sql, who.email)).toEqual([{ status }]);
}

export async function statusLink(site: Site, who: Person, subject?: RegExp): Promise<string> {
  return linkIn(await site.waitForMail(who.email, subject));
}

/** Waits for the result mail, confirms the mailbox on the page and waits for the notes. Returns the page's link. */
export async function withNotes(page: Page, site: Site, who: Person): Promise<string> {
  const link = await statusLink(site, who, /meeting notes/i);
  await page.goto(link);
  await page.getByRole("button", { name: "Email me the transcript" }).click();
  await expect(page.getByText("The transcript is on its way")).toBeVisible();
  await expect(async () => {
    await site.tick();
    expect(site.mails(who.email).filter(({ text }) => text.includes("SUMMARY"))).toHaveLength(1);
  }).toPass({ timeout: 30_000 });
  return link;
}

function linkIn(mail: SentMail): string {
  const link = /http:\S*\/notetaker-status\?token=[\w-]+/.exec(mail.text)?.[0];
  expect(link, `a status link in “${mail.subject}”`).toBeTruthy();
  return link ?? "";
}

export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}
