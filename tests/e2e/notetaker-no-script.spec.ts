import { maskEmail } from "../../app/lib/text/addresses.ts";
import { expect, test } from "../support/e2e.ts";
import { linkIn } from "../support/meeting-people.ts";
import {
  fillPerson,
  fillSchedule,
  sendLater,
  sendNow,
  somebody,
  submit,
} from "../support/notetaker-page.ts";

test.use({ javaScriptEnabled: false, allowedMessages: [/status of 4(13|15|22|29)/] });

test("a request for now is stored, shown, and not repeated by a reload", async ({ page, site }) => {
  const who = somebody();
  await page.goto("/notetaker");
  await fillPerson(page, who);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
  await expect(
    page.getByText(`The notes go to ${maskEmail(who.email)} and no one else`),
  ).toBeVisible();
  expect(new URL(page.url()).searchParams.get("sent")).toContain(".");

  await page.reload();
  await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
  expect(site.db("SELECT name FROM notetaker_requests WHERE email = ?", who.email)).toEqual([
    { name: who.name },
  ]);

  await page.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
  await expect(page.getByRole("button", { name: sendNow })).toBeVisible();
  await expect(page.getByLabel("Your Name")).toHaveValue("");
});

test("a request for later is stored with its time and shows it", async ({ page, site }) => {
  const who = somebody();
  await page.goto("/freenotetaker");
  await fillPerson(page, who);
  await fillSchedule(page, { timezone: "Asia/Tokyo" });
  await submit(page, sendLater);
  await expect(page.getByRole("heading", { name: "Notetaker Scheduled!" })).toBeVisible();
  await expect(page.locator(".on-ink dd")).toHaveText([/\d{4}$/, "3:30 PM", "Asia/Tokyo"]);
  expect(
    site.db("SELECT wall_time, timezone FROM notetaker_requests WHERE email = ?", who.email),
  ).toEqual([{ wall_time: "3:30 PM", timezone: "Asia/Tokyo" }]);
});

test("sending the same form again from the browser's history makes no second request", async ({
  page,
  site,
}) => {
  const who = somebody();
  await page.goto("/freenotetaker");
  await fillPerson(page, who);
  const form = await page
    .locator("form")
    .evaluate((element: HTMLFormElement) =>
      [...new FormData(element)].map(([name, value]) => [name, String(value)] as const),
    );
  for (let time = 0; time < 3; time += 1) {
    await page.request.post("/freenotetaker", { form: Object.fromEntries(form) });
  }
  expect(site.db("SELECT id FROM notetaker_requests WHERE email = ?", who.email)).toHaveLength(1);
});

test("whoever fills in the trap hears success, and no bot is sent", async ({ page, site }) => {
  const who = somebody();
  const answer = await page.request.post("/freenotetaker", {
    form: { name: who.name, email: who.email, meetingLink: who.link, hz_4f: "x" },
  });
  expect(answer.url()).toContain("sent=");
  expect(await answer.text()).toContain("Notetaker Sent!");
  expect(
    site.db(
      "SELECT status FROM notetaker_jobs WHERE id = (SELECT job_id FROM notetaker_requests WHERE email = ?)",
      who.email,
    ),
  ).toEqual([{ status: "quarantined" }]);
});

test("over the daily quota of a mailbox a request is kept until its owner says so", async ({
  page,
  site,
}) => {
  const { name, email } = somebody();
  await page.goto("/freenotetaker");
  await fillPerson(page, { ...somebody(), email });
  await fillSchedule(page);
  await submit(page, sendLater);
  // Whoever has pressed a button of one of our mails has more than an unknown mailbox, but not everything.
  await page.goto(linkIn(await site.waitForMail(email)));
  await page.getByRole("button", { name: "Cancel the notetaker" }).click();
  await expect(page.getByRole("heading", { name: "Canceled" })).toBeVisible();
  for (let nth = 1; nth < 20; nth += 1) {
    const another = { name, email, meetingLink: somebody().link };
    const answer = await page.request.post("/freenotetaker", { form: another });
    expect(answer.url()).toContain("sent=");
  }
  const { link } = somebody();
  const code = link.split("/").at(-1) ?? "";
  await page.goto("/freenotetaker");
  await fillPerson(page, { name, email, link });
  await submit(page);
  await expect(page.getByText("Notetaker Sent!")).toBeVisible();

  expect(site.db("SELECT status FROM notetaker_jobs WHERE meeting_code = ?", code)).toEqual([
    { status: "held" },
  ]);
  await page.goto(linkIn(await site.waitForMail(email, /^Did you ask for a notetaker/)));
  await page.getByRole("button", { name: "It's mine, send it" }).click();
  const sent = "SELECT 1 FROM notetaker_jobs WHERE meeting_code = ? AND status <> 'held'";
  await expect.poll(() => site.db(sent, code)).toHaveLength(1);
});

test("a mark that we did not make shows the form", async ({ page }) => {
  for (const mark of ["now", "later", `${crypto.randomUUID()}.${Date.now() + 60_000}.forged`]) {
    await page.goto(`/freenotetaker?sent=${mark}`);
    await expect(page.getByRole("button", { name: sendNow })).toBeVisible();
  }
});

test("a link that somebody made up shows none of their words", async ({ page }) => {
  await page.goto("/freenotetaker?sent=later&date=now&time=Call+555&timezone=evil.test");
  await expect(page.getByRole("button", { name: sendNow })).toBeVisible();
  expect(await page.content()).not.toMatch(/Call.555|evil\.test/);
});

test("what is typed comes back as text, never as markup", async ({ page }) => {
  await page.goto("/freenotetaker");
  const name = `"><img src=x onerror=alert(1)>`;
  await fillPerson(page, { name, email: "ada", link: "abc-defg-hij" });
  await submit(page);
  await expect(page.getByLabel("Your Name")).toHaveValue(name);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("bodies that are no form, too large or of another kind are answered with a page", async ({
  page,
}) => {
  const large = { "Content-Type": "application/x-www-form-urlencoded" };
  const posts = [
    [{ data: `name=${"a".repeat(70_000)}`, headers: large }, 413],
    [{ data: "name=Ada", headers: { "Content-Type": "text/plain" } }, 415],
  ] as const;
  for (const [options, status] of posts) {
    const answer = await page.request.post("/freenotetaker", options);
    expect(answer.status()).toBe(status);
    expect(answer.headers()["content-type"]).toContain("text/html");
  }
});
