import type { Page } from "@playwright/test";
import { openHydrated } from "./e2e.ts";

export const endpoint = "**/api/note-taker-registration";
export const sendNow = "Send Notetaker to Meeting";
export const sendLater = "Schedule Notetaker";

export const person = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  link: "meet.google.com/abc-defg-hij",
};

/** Two days from now, which is future in every timezone. */
export function aDayAhead(): string {
  return new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
}

/** A new address and meeting for each test: a meeting has one bot, and an address has a daily quota. */
export function somebody(): typeof person {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(97 + Math.random() * 26)).join("");
  return {
    name: "Ada Lovelace",
    email: `${letters(12)}@example.com`,
    link: `meet.google.com/${letters(3)}-${letters(4)}-${letters(3)}`,
  };
}

export async function fillPerson(page: Page, who = person): Promise<void> {
  await page.getByLabel("Your Name").fill(who.name);
  await page.getByLabel("Email Address").fill(who.email);
  await page.getByLabel("Meeting Link").fill(who.link);
}

export async function fillSchedule(
  page: Page,
  { date = aDayAhead(), time = "3:30 PM", timezone = "US/Eastern" } = {},
): Promise<void> {
  await page.getByLabel("Schedule for later").check();
  await page.getByLabel("Meeting Date").fill(date);
  await page.getByLabel("Time", { exact: true }).selectOption(time);
  await page.getByLabel("Timezone").selectOption(timezone);
}

export async function submit(page: Page, label = sendNow): Promise<void> {
  await page.getByRole("button", { name: label }).click();
}

export async function openForm(page: Page): Promise<void> {
  await openHydrated(page, "/freenotetaker");
}

/** Books a notetaker for the day after tomorrow, and returns the person. */
export async function book(page: Page, script: "with" | "without"): Promise<typeof person> {
  const who = somebody();
  await (script === "with" ? openForm(page) : page.goto("/freenotetaker"));
  await fillPerson(page, who);
  await fillSchedule(page);
  await submit(page, sendLater);
  return who;
}
