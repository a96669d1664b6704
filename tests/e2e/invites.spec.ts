import { readFile } from "node:fs/promises";
import { expect, openHydrated, test } from "../support/e2e.ts";
import type { Site } from "../support/running-site.ts";
import { names } from "../../app/config/names.ts";

const who = "gesa@mail.example";

/** Delivers a fixture as the mail server would, with its days replaced by days to come. */
async function deliver(site: Site, name: string, days: readonly [from: string, to: string][]) {
  const url = new URL(`../fixtures/invites/${name}.eml`, import.meta.url);
  let mail = (await readFile(url, "utf8")).replaceAll("=\n", "");
  // The calendar's lines are folded, within the address too.
  mail = mail.replaceAll(/notes@larkfield\.exam(?:\n )?ple/g, names.joinAddress);
  // The attached copy is base64 and would keep the old days and address.
  mail = mail.replace(/--\w+\nContent-Type: application\/ics[\s\S]*?(?=--\w+--\n$)/, "");
  for (const [from, to] of days) mail = mail.replaceAll(from, to);
  const query = new URLSearchParams({ from: who, to: names.joinAddress, format: "json" });
  const answer = await fetch(`${site.url}/cdn-cgi/local/email?${query}`, {
    method: "POST",
    body: mail.replaceAll("\n", "\r\n"),
  });
  expect(await answer.json()).toMatchObject({ outcome: "ok" });
}

function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toISOString().slice(0, 10).replaceAll("-", "");
}

test("an invite by mail books a notetaker, an update moves it, a cancellation takes it away", async ({
  page,
  site,
}) => {
  const days: [string, string][] = [
    ["20261201", dayAhead(20)],
    ["20261202", dayAhead(21)],
  ];
  const bots = () =>
    site.recall.state().bots.filter((bot) => bot.request.meeting_url.endsWith("goo-gler-cal"));
  const expectBots = (count: number) =>
    expect(async () => {
      await site.tick();
      expect(bots()).toHaveLength(count);
    }).toPass();

  await deliver(site, "google-request", days);
  const booked = await site.waitForMail(who, /^Your notetaker is booked/);
  expect(booked.text).toContain("meet.google.com/goo-gler-cal");
  await expectBots(1);

  // The form for another time starts in the invite's zone, which its list does not have.
  await openHydrated(page, /http:\S*\/notetaker-status\?token=[\w-]+/.exec(booked.text)?.[0] ?? "");
  await page.getByText("Choose another time").click();
  await expect(page.getByLabel("Timezone")).toHaveValue("Europe/Berlin");
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue("3:00 PM");
  const first = bots()[0]?.joinAt;

  await deliver(site, "google-update", days);
  await site.waitForMail(who, /rescheduled/i);
  await expect(async () => {
    await site.tick();
    expect(bots().map(({ joinAt }) => joinAt !== first)).toEqual([true]);
  }).toPass();

  await deliver(site, "google-cancel", days);
  await site.waitForMail(who, /^Canceled/);
  await expectBots(0);
  const [invite] = site.db("select version, booking from calendar_invites where email = ?", who);
  expect(invite).toEqual({ version: 3, booking: null });
});
