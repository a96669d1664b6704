import type { Locator, Request } from "@playwright/test";
import { expect, expectSound, test } from "../support/e2e.ts";
import { takeClock } from "../support/live-clock.ts";
import {
  aDayAhead,
  endpoint,
  fillPerson,
  fillSchedule,
  openForm,
  person,
  sendLater,
  sendNow,
  somebody,
  submit,
} from "../support/notetaker-page.ts";

const sent = { name: "Notetaker Sent!" };
const confirmed = "Confirmed. We've received your request.";
const waiting = /^Waiting for our server to confirm/;

test.use({
  allowedMessages: [
    /status of (400|422|503)|ERR_FAILED|: (400|422|503): |TypeError: Failed to fetch|TimeoutError/,
  ],
});

/** Lets the page's time pass, which includes the pauses between attempts, until an element shows the text. */
async function waitWhileTimePasses(
  passTime: Awaited<ReturnType<typeof takeClock>>,
  element: Locator,
  text: string | RegExp,
): Promise<void> {
  await expect(async () => {
    await passTime(5_000);
    await expect(element).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test("the documented payload goes out once, with the form's key; a scheduled one carries its times", async ({
  page,
}) => {
  const requests: Request[] = [];
  await page.route(endpoint, (route) => {
    requests.push(route.request());
    return route.fulfill({ json: { ok: true } });
  });
  await openForm(page);
  const token = page.locator('input[name="formToken"]');
  const first = await token.inputValue();
  await fillPerson(page);
  await page.getByRole("button", { name: sendNow }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await expect(page.getByRole("heading", sent)).toBeFocused();
  expect(requests, "ten clicks are one request").toHaveLength(1);
  expect(await requests[0]!.headerValue("idempotency-key")).toBe(first);
  expect(requests[0]!.postDataJSON()).toEqual({
    email: person.email,
    name: person.name,
    meetingLink: "https://meet.google.com/abc-defg-hij",
    isScheduled: false,
    scheduledTime: null,
    isoScheduledTime: null,
    epochTimeMs: null,
    timezone: "US/Eastern",
    agreeToTerms: true,
  });

  await page.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
  await fillPerson(page);
  await fillSchedule(page, { timezone: "UTC" });
  await submit(page, sendLater);
  await expect(page.getByRole("heading", { name: "Notetaker Scheduled!" })).toBeFocused();
  await expect(page.locator("dl", { hasText: "Timezone" }).locator("dd")).toHaveText([
    /\d{4}$/,
    "3:30 PM",
    "UTC",
  ]);
  await expectSound(page);
  expect(requests[1]!.postDataJSON()).toMatchObject({
    isScheduled: true,
    scheduledTime: `${aDayAhead()} 3:30 PM (UTC)`,
    isoScheduledTime: `${aDayAhead()}T15:30:00.000Z`,
    epochTimeMs: Date.parse(`${aDayAhead()}T15:30:00Z`),
    timezone: "UTC",
  });

  await page.getByRole("button", { name: "Schedule Another Notetaker" }).click();
  await expect(page.getByRole("button", { name: sendNow })).toBeVisible();
  await expect(page.getByLabel("Your Name")).toHaveValue("");
  await expect(page.getByLabel("Your Name")).toBeFocused();
  await expect(page.getByLabel("Schedule for later")).not.toBeChecked();
  await expect(token).not.toHaveValue(first);
});

test("after 5 s without an answer the success shows, and the page goes on trying", async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let isAnswering = false;
  const passTime = await takeClock(page);
  await page.route(endpoint, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (isAnswering) await route.fulfill({ json: { ok: true } });
  });
  await openForm(page);
  await fillPerson(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const aborted = page.waitForEvent("requestfailed");
  await submit(page);

  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => keys.length).toBe(1);

  await page.clock.runFor(4_900);
  await expect(busy, "the call may take 5 s").toBeVisible();
  await page.clock.runFor(100);
  expect((await aborted).failure()?.errorText).toContain("ERR_ABORTED");
  await expect(page.getByRole("heading", sent)).toBeFocused();
  await expect(page.getByText(waiting)).toBeVisible();

  isAnswering = true;
  await waitWhileTimePasses(passTime, page.locator("main"), confirmed);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test("an error of the server still shows the success, which is confirmed once a later attempt is stored", async ({
  page,
  site,
}) => {
  const who = somebody();
  const passTime = await takeClock(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 503, body: "" }), { times: 2 });
  await openForm(page);
  await fillPerson(page, who);
  await submit(page);
  await expect(page.getByRole("heading", sent)).toBeVisible();
  await expect(page.getByText(waiting)).toBeVisible();

  await waitWhileTimePasses(passTime, page.locator("main"), confirmed);
  expect(site.db("SELECT id FROM notetakers WHERE email = ?", who.email)).toHaveLength(1);

  const another = somebody();
  await page.route(endpoint, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
  await fillPerson(page, another);
  await submit(page);
  await page.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
  const words = `Your notetaker for ${another.link}: confirmed`;
  await waitWhileTimePasses(passTime, page.locator("main"), words);
});

test("leaving the page sends the submission by beacon", async ({ page, site }) => {
  const who = somebody();
  await page.route(endpoint, (route) =>
    route.request().headers()["idempotency-key"] ? route.abort() : route.continue(),
  );
  await openForm(page);
  await fillPerson(page, who);
  await submit(page);
  await expect(page.getByText(waiting)).toBeVisible();

  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect
    .poll(() => site.db("SELECT id FROM notetakers WHERE email = ?", who.email).length)
    .toBe(1);
});

const wrongAddress = "Please enter a valid email address";
const refused = { message: "Please check it", errors: { email: wrongAddress } };

for (const [when, statuses, json, words] of [
  ["at once", [422], refused, wrongAddress],
  ["after a server error", [503, 422], refused, wrongAddress],
  ["without a reason", [400], { message: " " }, /nothing was sent/i],
] as const) {
  test(`a refusal that comes ${when} brings the form back and says so`, async ({ page }) => {
    const remaining: number[] = [...statuses];
    const passTime = await takeClock(page);
    await page.route(endpoint, (route) =>
      route.fulfill({ status: remaining.shift() ?? 422, json }),
    );
    await openForm(page);
    await fillPerson(page);
    await submit(page);
    const problem = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await waitWhileTimePasses(passTime, problem, words);
    await expect(page.getByRole("heading", sent)).toHaveCount(0);
    await expect(page.getByText("Success!")).toHaveCount(0);
    await expect(page.getByLabel("Your Name")).toHaveValue(person.name);
    await expect(page.getByLabel("Meeting Link")).toHaveValue(person.link);
    expect(remaining).toEqual([]);
    await expectSound(page);
  });
}

test("the success view shows the address as typed, and masks it for anyone who only has the link", async ({
  page,
  noScriptPage,
}) => {
  const [typed, other] = [somebody(), somebody()];
  await openForm(page);
  await fillPerson(page, typed);
  await submit(page);
  await expect(page.getByText(confirmed)).toBeVisible();
  await expect(page.getByText(typed.email)).toBeVisible();

  await noScriptPage.goto("/freenotetaker");
  await fillPerson(noScriptPage, other);
  await submit(noScriptPage);
  await expect(noScriptPage.getByRole("heading", sent)).toBeVisible();
  await expect(noScriptPage.getByText(other.email)).toHaveCount(0);
  await expect(noScriptPage.getByText(`${other.email[0]}•••`).first()).toBeVisible();
});

test("a request that is refused after the reset of its form says so, with its answers", async ({
  page,
}) => {
  let refuses = false;
  const passTime = await takeClock(page);
  await page.route(endpoint, (route) =>
    refuses
      ? route.fulfill({ status: 422, json: { errors: { email: wrongAddress } } })
      : route.fulfill({ status: 503, body: "" }),
  );
  await openForm(page);
  await fillPerson(page);
  await fillSchedule(page);
  await submit(page, sendLater);
  await page.getByRole("button", { name: "Schedule Another Notetaker" }).click();
  const earlier = page.getByRole("status").filter({ hasText: `Your notetaker for ${person.link}` });
  await expect(earlier).toContainText("still waiting");

  refuses = true;
  await waitWhileTimePasses(passTime, page.locator("main"), `nothing was sent. ${wrongAddress}`);
  await expectSound(page);
  await page.getByRole("button", { name: "Back to these answers" }).click();
  await expect(earlier).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toContainText(
    wrongAddress,
  );
  await expect(page.getByLabel("Your Name")).toHaveValue(person.name);
  await expect(page.getByLabel("Meeting Date")).toHaveValue(aDayAhead());
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue("3:30 PM");
  await expect(page.getByLabel("Timezone")).toHaveValue("US/Eastern");
});

test("two requests from one page are stored as two, even if no fresh form could be fetched", async ({
  page,
  site,
}) => {
  const people = [somebody(), somebody()] as const;
  const keys = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.url().endsWith("-registration")) keys.add(request.headers()["idempotency-key"]);
  });
  await page.route("**/freenotetaker.data*", (route) => route.abort());
  await openForm(page);
  for (const who of people) {
    await fillPerson(page, who);
    const failed = page.waitForEvent("requestfailed");
    await submit(page);
    await failed;
    await expect(page.getByText(confirmed)).toBeVisible();
    await page.getByRole("button", { name: "Send Notetaker to Another Meeting" }).click();
  }
  const emails = people.map(({ email }) => email);
  const rows = site.db("SELECT id FROM notetakers WHERE email IN (?, ?)", ...emails);
  expect(rows).toHaveLength(2);
  expect(keys.size).toBe(2);
});
