import { expect, openHydrated, test, untilHydrated } from "../support/e2e.ts";
import {
  aDayAhead,
  endpoint,
  fillPerson,
  fillSchedule,
  openForm,
  person,
  somebody,
  submit,
} from "../support/notetaker-page.ts";

test.use({ allowedMessages: [/status of (422|503)|ERR_|^error: \w+: 503/] });

const hydrated = () =>
  Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react"));
const drafts = () => Object.keys(sessionStorage).filter((key) => /^(draft|notetaker)/.test(key));

test("what was typed comes back in a form that was left, schedule and all", async ({ page }) => {
  await openForm(page);
  await fillPerson(page);
  await fillSchedule(page);
  // Another visit, not Back: the browser itself restores nothing.
  await page.goto("/terms-of-use");
  await openForm(page);
  await expect(page.getByLabel("Your Name")).toHaveValue(person.name);
  await expect(page.getByLabel("Meeting Link")).toHaveValue(person.link);
  await expect(page.getByLabel("Schedule for later")).toBeChecked();
  await expect(page.getByLabel("Meeting Date")).toHaveValue(aDayAhead());
  await expect(page.getByText(/^The notetaker joins on/)).toContainText("3:30 PM US/Eastern");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("formToken");

  await page.getByLabel("Your Name").fill("");
  await page.reload();
  await page.waitForFunction(hydrated);
  await expect(page.getByLabel("Your Name")).toHaveValue("");
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
});

test("a lead form keeps its answers through a 503 and forgets them once they are taken", async ({
  page,
}) => {
  const path = "**/api/lead-magnet";
  await page.route(path, (route) => route.fulfill({ status: 503, body: "" }));
  await openHydrated(page, "/FREE");
  await page.getByRole("checkbox").first().check();
  await page.getByLabel("Email Address").fill("ada@example.com");
  const notify = page.getByRole("button", { name: "NOTIFY ME WHEN AVAILABLE" });
  await notify.click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();

  await page.goto("/terms-of-use");
  await openHydrated(page, "/free-resources");
  await expect(page.getByText("1 guide selected")).toBeVisible();
  await expect(page.getByLabel("Email Address")).toHaveValue("ada@example.com");
  await expect(notify).toBeEnabled();

  await page.route(path, (route) => route.fulfill({ json: { ok: true } }));
  await notify.click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(await page.evaluate(drafts)).toEqual([]);
});

test("a success view forgets what this tab has posted, and nothing else", async ({ page }) => {
  const who = somebody();
  await page.route("**/workspace-later-*.js", (route) => route.abort());
  await openHydrated(page, "/getfreeclickup");
  await page.getByLabel("Email Address").fill(who.email);
  await page.getByRole("button", { name: "Email me the details" }).click();
  await expect(page.getByRole("heading", { name: "Thanks! Check Your Email" })).toBeVisible();
  await expect.poll(() => page.evaluate(drafts)).toEqual([]);
  const shared = page.url();

  await openHydrated(page, "/getfreeclickup");
  await page.getByLabel("Email Address").fill("half@");
  await page.goto(shared);
  await expect(page.getByRole("main")).not.toContainText("half@");
  await untilHydrated(page);
  expect(await page.evaluate(drafts)).toEqual(["draft /getfreeclickup"]);
});

test("a request that is not confirmed survives a reload and is sent under its own key", async ({
  page,
  site,
}) => {
  const who = somebody();
  const keys: (string | undefined)[] = [];
  await page.route(endpoint, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length > 2 ? route.continue() : route.fulfill({ status: 503, body: "" });
  });
  await page.addInitScript("navigator.sendBeacon = () => true");
  await page.clock.install();
  await openForm(page);
  await fillPerson(page, who);
  await submit(page);
  await expect(page.getByText(/^Waiting for our server/)).toBeVisible();

  await page.reload();
  const line = page.getByRole("status").filter({ hasText: `Your notetaker for ${who.link}` });
  await expect(line).toBeVisible();
  await expect(page.getByLabel("Your Name")).toHaveValue("");
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(line).toContainText("confirmed. We've received your request", { timeout: 500 });
  }).toPass();
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  expect(site.db("SELECT id FROM notetaker_requests WHERE email = ?", who.email)).toHaveLength(1);
  expect(await page.evaluate(drafts)).toEqual([]);
});

test("a request of a tab that comes back much later is not sent, but told", async ({ page }) => {
  let calls = 0;
  await page.route(endpoint, (route) => {
    calls += 1;
    return route.fulfill({ status: 503, body: "" });
  });
  await page.addInitScript("navigator.sendBeacon = () => true");
  await openForm(page);
  await fillPerson(page);
  await submit(page);
  await expect(page.getByText(/^Waiting for our server/)).toBeVisible();
  await page.goto("/terms-of-use");
  await page.evaluate(() => {
    const [one] = JSON.parse(sessionStorage.getItem("notetaker-pending") ?? "[]");
    one.since -= 31 * 60_000;
    sessionStorage.setItem("notetaker-pending", JSON.stringify([one]));
  });
  const before = calls;
  await openForm(page);
  await expect(page.getByText(`Your notetaker for ${person.link}`)).toContainText(
    "hasn't confirmed the request",
  );
  expect(calls).toBe(before);
  await page.getByRole("button", { name: "Back to these answers" }).click();
  await expect(page.getByLabel("Your Name")).toHaveValue(person.name);
  expect(await page.evaluate(drafts)).toEqual(["draft /freenotetaker"]);
});
