import type { Page, Route } from "@playwright/test";
import { expect, expectWhole, openHydrated, test } from "../support/e2e.ts";
import {
  expectEmailHint,
  expectNotified,
  expectProblem,
  leadsOf,
  somebody,
} from "../support/lead-forms.ts";
import { cardHeight, expectSimilarHeight } from "../support/look.ts";
import { names } from "../../app/config/names.ts";

const { automationTool, workspaceTool: tool } = names;

// Some tests make calls fail, or withhold the script of the members' form.
test.use({
  allowedMessages: [
    /status of 503|^error: \w+: (503|Failed to fetch)|net::ERR_|chunk|members-form/,
  ],
});

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const endpoints = /\/api\/(lead-magnet|[\w-]+-submission)$/;
/** The browser lets this address pass, the site does not. */
const wrongEmail = "ada@example";
const invalidEmail = "Please enter a valid email address";

const guides = [
  `10 Mistakes to Avoid When Building a ${tool.name} Workspace`,
  `7 MUST Have Automations in ${automationTool.name}`,
] as const;

const unnamed = { guide_id: null, first_name: null, last_name: null };
const fillMember = async (page: Page, first: string, last: string, email: string) => {
  await page.getByLabel("First Name *").fill(first);
  await page.getByLabel("Last Name *").fill(last);
  await page.getByLabel("Email Address *").fill(email);
};

type Answer = { readonly status: 503; readonly json?: object; readonly body?: string };

type Form = {
  readonly path: string;
  readonly button: string;
  /** Words of the button while the form is being sent. */
  readonly busy: string;
  readonly fill: (page: Page, email: string) => Promise<void>;
  readonly fillWrongly: (page: Page) => Promise<void>;
  /** Messages of the summary after `fillWrongly`. */
  readonly messages: readonly string[];
  /** Failures of the form's last call (null: no answer), each with what the form then says. */
  readonly failures: readonly (readonly [answer: Answer | null, words: string])[];
  readonly calls: (email: string) => readonly (readonly [path: string, body: object])[];
  readonly rows: readonly object[];
  /** Heading of the card that the success view replaces. */
  readonly title?: string;
  readonly successHeading: string;
  readonly successTexts: readonly string[];
  readonly nextLink: readonly [name: RegExp, href: RegExp];
};

const members: Form = {
  path: "/AI4B",
  button: "Send me the framework",
  busy: "Submitting...",
  fill: (page, email) => fillMember(page, "Ada", "Lovelace", email),
  fillWrongly: (page) => fillMember(page, " ", " ", wrongEmail),
  messages: ["Please enter your first name", "Please enter your last name", invalidEmail],
  failures: [
    [{ status: 503, json: { message: "Come back later." } }, "Come back later."],
    [{ status: 503, body: "down" }, "Failed to submit form. Please try again."],
    [null, "Network error. Please check your connection and try again."],
  ],
  calls: (email) => [["/api/ai4b-submission", { firstName: "Ada", lastName: "Lovelace", email }]],
  rows: [{ kind: "members-offer", guide_id: null, first_name: "Ada", last_name: "Lovelace" }],
  title: "Get the free framework",
  successHeading: "Thank You! Please check your email for next steps.",
  successTexts: ["spam"],
  nextLink: [/Book 15 minutes to fill it in together/, /calendly\.com/],
};

const workspace: Form = {
  path: `/getfree${tool.slug}`,
  button: "Email me the details",
  busy: "Sending...",
  fill: (page, email) => page.getByLabel("Email Address").fill(email),
  fillWrongly: (page) => page.getByLabel("Email Address").fill(wrongEmail),
  messages: ["Invalid email. Please enter a valid email address."],
  failures: [[{ status: 503, json: { message: "Down." } }, "Please try again later."]],
  calls: (email) => [["/api/free-workspace-submission", { email }]],
  rows: [{ kind: "free-workspace", ...unnamed }],
  title: "Get the details by email",
  successHeading: "Thanks! Check Your Email",
  successTexts: ["spam"],
  nextLink: [/Open Gmail/, /mail\.google\.com/],
};

const guidesForm: Form = {
  path: "/free-resources",
  button: "NOTIFY ME WHEN AVAILABLE",
  busy: "NOTIFY ME WHEN AVAILABLE",
  fill: async (page, email) => {
    await page.getByLabel("Email Address").fill(email);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
  },
  fillWrongly: async (page) => {
    await page.getByLabel("Email Address").fill(wrongEmail);
    for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
  },
  messages: ["No guides selected. Please select at least one guide to download.", invalidEmail],
  failures: [[{ status: 503 }, "We couldn't process your download request. Please try again."]],
  calls: (email) => guides.map((guideName) => ["/api/lead-magnet", { email, guideName }]),
  rows: ["clickup-mistakes", "zapier-automations"].map((guide_id) => ({
    kind: "guide",
    ...unnamed,
    guide_id,
  })),
  successHeading: "Thank You!",
  successTexts: ["Notification Request Confirmed", "Want Personalized Help?"],
  nextLink: [/Book A Free Call/, /^\/#contact$/],
};

async function expectThanks(
  page: Page,
  { successHeading, button, successTexts, nextLink }: Form,
  email: string,
) {
  await expect(page.getByRole("heading", { name: successHeading })).toBeVisible();
  await expect(page.getByRole("button", { name: button })).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
  for (const words of [email, ...successTexts]) {
    await expect(page.getByRole("main")).toContainText(words);
  }
  await expect(page.getByRole("link", { name: nextLink[0] })).toHaveAttribute("href", nextLink[1]);
}

/** Measures the form's card; the returned check compares the success view, so that nothing below moves. */
async function measureCard(
  page: Page,
  { title, successHeading }: Form,
): Promise<() => Promise<void>> {
  if (title === undefined) return () => Promise.resolve();
  const before = await cardHeight(page, title);
  return () => expectSimilarHeight(page, successHeading, before);
}

for (const form of [members, workspace, guidesForm]) {
  const { path, button, fill, fillWrongly, messages, calls } = form;

  test(`${path} asks about a slip, keeps answers when a call fails, and sends once when pressed twice`, async ({
    page,
    site,
  }) => {
    const email = somebody();
    await page.setViewportSize(phone);
    await openHydrated(page, path);
    const expectSameHeight = await measureCard(page, form);
    const send = page.getByRole("button", { name: button });
    await expectEmailHint(page);

    await fill(page, email);
    for (const [answer, words] of form.failures) {
      let sent = 0;
      await page.route(endpoints, (route) => {
        sent += 1;
        if (sent < calls(email).length) return route.continue();
        return answer === null ? route.abort() : route.fulfill(answer);
      });
      await send.click();
      await expect(page.getByRole("alert").getByText(words).first()).toBeVisible();
      await expect(page.getByLabel(/Email Address/)).toHaveValue(email);
      await page.unroute(endpoints);
    }

    await fillWrongly(page);
    await send.click();
    await expectProblem(page, ...messages);
    for (const [, words] of form.failures) {
      await expect(page.getByRole("alert").getByText(words)).toHaveCount(0);
    }
    await expectWhole(page);

    await fill(page, email);
    const heldRoutes: Route[] = [];
    await page.route(endpoints, (route) => void heldRoutes.push(route));
    await send.dblclick();
    await expect
      .poll(() => heldRoutes.length, "all calls leave together")
      .toBe(calls(email).length);
    await expect(page.getByRole("button", { name: form.busy })).toBeDisabled();
    const requests = heldRoutes.map((route) => route.request());
    for (const route of heldRoutes) await route.continue();
    await expect(page.getByRole("heading", { name: form.successHeading })).toBeFocused();
    expect(heldRoutes).toHaveLength(requests.length);
    for (const request of requests) {
      const { "content-type": type, "idempotency-key": key } = request.headers();
      const call = [new URL(request.url()).pathname, JSON.parse(request.postData() ?? "")];
      expect(calls(email)).toContainEqual(call);
      expect(type).toBe("application/json");
      expect(key).toMatch(/^[\w.-]{50,200}$/);
    }
    await expectThanks(page, form, email);
    await expectSameHeight();
    await expectWhole(page);
    expect(leadsOf(site, email)).toEqual(form.rows);
    await expectNotified(site, email, form.rows.length);
  });

  test(`${path} names mistakes and stores the same leads without script`, async ({
    noScriptPage: page,
    site,
  }) => {
    const email = somebody();
    await page.setViewportSize(desk);
    await page.goto(path);
    const expectSameHeight = await measureCard(page, form);
    await fillWrongly(page);
    await page.getByRole("button", { name: button }).click();
    await expectProblem(page, ...messages);
    await fill(page, email);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: form.successHeading })).toBeFocused();
    await page.reload();
    await expectThanks(page, form, email);
    await expectSameHeight();
    expect(leadsOf(site, email)).toEqual(form.rows);
    await expectNotified(site, email, form.rows.length);
  });
}

test("guides are ticked anywhere on their cards, and toasts repeat what the form says", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openHydrated(page, "/FREE");
  const covers = page.getByText("COMING SOON", { exact: true });
  await expect(covers).toHaveCount(2);
  for (const button of await page.getByRole("button", { name: "Coming Soon" }).all()) {
    await expect(button).toBeDisabled();
  }
  const send = page.getByRole("button", { name: guidesForm.button });
  await expect(send).toBeDisabled();
  await page.getByLabel("Email Address").fill("ada@");
  await send.click();
  const toast = page.getByRole("region", { name: /Notifications/ });
  await expect(toast).toContainText("No guides selected");
  await expect(toast).toContainText("Please select at least one guide to download.");
  await expect(toast.locator("[data-error]")).toHaveCount(1);
  await expectWhole(page);

  for (const title of guides) {
    const box = page.getByRole("checkbox", { name: title });
    await page.getByText(title).click();
    await expect(box).toBeChecked();
    // A toast about one mistake does not stand beside another; unasked, it would go after 5 s.
    await expect(toast).not.toContainText("No guides selected", { timeout: 2_500 });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).not.toBeChecked();
    await box.click({ position: { x: 200, y: 250 } });
    await expect(box).toBeChecked();
  }
  await expect(page.getByText("2 guides selected")).toBeVisible();
  await page.getByRole("checkbox").first().uncheck();
  const summary = page.getByRole("heading", { name: "There is a problem" }).locator("../..");
  await expect(summary.getByRole("link")).toHaveText(invalidEmail);

  await page.getByLabel("Email Address").fill(somebody());
  await page.route(endpoints, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await send.click();
  await expect(toast).toContainText("Something went wrong");
  await expect(toast).toContainText("We couldn't process your download request.");
  await expect(toast.locator("[data-error]")).toHaveCount(1);
  await send.click();
  await expect(toast).toContainText("Success!");
  await expect(toast).toContainText("Your selected guides are ready to download.");

  await expect(covers, "the view shows the one that was chosen").toHaveCount(1);
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  const thanks = page.locator("div", { has: page.getByRole("heading", { name: "Thank You!" }) });
  const { x, width } = (await thanks.and(page.locator(".bg-paper-0")).last().boundingBox())!;
  expect(width).toBeLessThanOrEqual(640);
  expect(Math.abs(x + width / 2 - desk.width / 2), "it is centred").toBeLessThanOrEqual(8);
});

test("the free workspace shows for a second that it is sending, and works without its toasts", async ({
  page,
  site,
}) => {
  const toastCode = "**/toasts*.js";
  await openHydrated(page, workspace.path);
  const toast = page.getByRole("region", { name: /Notifications/ });
  await expect(toast.getByRole("status")).toBeAttached();
  const send = page.getByRole("button", { name: workspace.button });
  const missed = page.waitForEvent("requestfailed");
  await page.route(toastCode, (route) => route.abort());
  await send.click();
  await expectProblem(page, ...workspace.messages);
  await missed;
  await page.unroute(toastCode);

  // Opens the page again: a browser may remember a failed import as long as its document lives.
  await openHydrated(page, workspace.path);
  await send.click();
  await expect(toast).toContainText("Invalid email");
  await expect(toast.locator("[data-error]")).toHaveCount(1);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // An address that looks like a slip is accepted all the same.
  const email = `${crypto.randomUUID()}@gmial.com`;
  await page.getByLabel("Email Address").fill(email);
  await page.route(endpoints, (route) => route.abort(), { times: 1 });
  const refused = page.waitForEvent("requestfailed");
  await send.click();
  await refused;
  await page.clock.runFor(1_000);
  await expect(toast).toContainText("Something went wrong");
  await expect(toast).toContainText("Please try again later.");

  const sent = page.waitForRequest(endpoints);
  await page.getByLabel("Email Address").press("Enter");
  await sent;
  await page.clock.runFor(900);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(page.getByRole("heading", { name: workspace.successHeading })).toBeFocused();
  expect(leadsOf(site, email)).toHaveLength(1);
});

test("answers sent before the form's script arrives are kept, and sent once", async ({
  page,
  site,
}) => {
  const email = somebody();
  const heldRoutes: Route[] = [];
  await page.route("**/members-form-*.js", (route) => void heldRoutes.push(route));
  await openHydrated(page, members.path);
  await members.fill(page, email);
  await page.getByRole("button", { name: members.button }).dblclick();
  await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
  await expect(page.getByLabel("First Name *")).toHaveValue("Ada");
  const sent = page.waitForRequest(endpoints);
  for (const route of heldRoutes) await route.continue();
  expect((await sent).postDataJSON()).toEqual({ firstName: "Ada", lastName: "Lovelace", email });
  await expect(page.getByRole("heading", { name: members.successHeading })).toBeFocused();
  expect(leadsOf(site, email)).toHaveLength(1);
});

test("a form whose script does not arrive is posted", async ({ page, site }) => {
  const email = somebody();
  await page.route("**/members-form-*.js", (route) => route.abort());
  await openHydrated(page, members.path);
  await members.fill(page, email);
  await page.getByRole("button", { name: members.button }).click();
  await expect(page).toHaveURL(/AI4B\?sent=/);
  await expect(page.getByRole("heading", { name: members.successHeading })).toBeVisible();
  expect(leadsOf(site, email)).toHaveLength(1);
});
