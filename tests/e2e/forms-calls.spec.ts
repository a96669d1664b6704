import type { Page, Route } from "@playwright/test";
import { expect, openHydrated, test } from "../support/e2e.ts";
import { leadsOf, somebody } from "../support/lead-forms.ts";
import { names } from "../../app/config/names.ts";

const { automationTool, workspaceTool: tool } = names;

/** The calls of the lead forms, as the specification has them, however hard the button is pressed. */

test.use({ allowedMessages: [/status of 503|^error: \w+: 503: |net::ERR_|chunk|members-form/] });

const endpoints = /\/api\/(lead-magnet|[\w-]+-submission)$/;

const guides = [
  `10 Mistakes to Avoid When Building a ${tool.name} Workspace`,
  `7 MUST Have Automations in ${automationTool.name}`,
] as const;

const forms = [
  {
    path: "/free-resources",
    button: "NOTIFY ME WHEN AVAILABLE",
    fill: async (page: Page, email: string) => {
      await page.getByLabel("Email Address").fill(email);
      for (const title of guides) await page.getByText(title).click();
    },
    calls: (email: string) =>
      guides.map((guideName) => ["/api/lead-magnet", JSON.stringify({ email, guideName })]),
    failed: "We couldn't process your download request. Please try again.",
    done: "Thank You!",
  },
  {
    path: "/AI4B",
    button: "Send me the framework",
    fill: async (page: Page, email: string) => {
      await page.getByLabel("First Name *").fill("Ada");
      await page.getByLabel("Last Name *").fill("Lovelace");
      await page.getByLabel("Email Address *").fill(email);
    },
    calls: (email: string) => [
      ["/api/ai4b-submission", JSON.stringify({ firstName: "Ada", lastName: "Lovelace", email })],
    ],
    failed: "Come back later.",
    done: "Thank You! Please check your email for next steps.",
  },
  {
    path: `/getfree${tool.slug}`,
    button: "Email me the details",
    fill: (page: Page, email: string) => page.getByLabel("Email Address").fill(email),
    calls: (email: string) => [["/api/free-workspace-submission", JSON.stringify({ email })]],
    failed: "Please try again later.",
    done: "Thanks! Check Your Email",
  },
] as const;

for (const { path, button, fill, calls, failed, done } of forms) {
  test(`${path}: a 503 keeps the answers; pressed twice it is sent once`, async ({
    page,
    site,
  }) => {
    const email = somebody();
    const made: { call: unknown; type: string | undefined; key: string | undefined }[] = [];
    page.on("request", (request) => {
      if (request.method() !== "POST") return;
      const { "content-type": type, "idempotency-key": key } = request.headers();
      const { pathname } = new URL(request.url());
      if (pathname !== "/api/field-measure")
        made.push({ call: [pathname, request.postData()], type, key });
    });
    await openHydrated(page, path);
    await fill(page, email);

    const down = (route: Route) =>
      route.fulfill({ status: 503, json: { message: "Come back later." } });
    await page.route(endpoints, down);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert").getByText(failed).first()).toBeVisible();
    await expect(page.getByLabel(/Email Address/)).toHaveValue(email);
    await page.unroute(endpoints, down);

    made.length = 0;
    const held: Route[] = [];
    await page.route(endpoints, (route) => void held.push(route));
    await page.getByRole("button", { name: button }).dblclick();
    await expect.poll(() => held.length, "all at once").toBe(calls(email).length);
    for (const route of held) await route.continue();
    await expect(page.getByRole("heading", { name: done })).toBeFocused();
    expect(made.map(({ call }) => call)).toEqual(calls(email));
    const token = /^[\w.-]{50,200}$/;
    for (const { type, key } of made) {
      expect([type, key]).toEqual(["application/json", expect.stringMatching(token)]);
    }
    expect(leadsOf(site, email)).toHaveLength(calls(email).length);
  });
}

test("what is typed and sent before the script arrives is kept, and sent once", async ({
  page,
  site,
}) => {
  const [, members] = forms;
  const email = somebody();
  const held: Route[] = [];
  await page.route("**/members-form-*.js", (route) => void held.push(route));
  await openHydrated(page, members.path);
  await members.fill(page, email);
  await page.getByRole("button", { name: members.button }).dblclick();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByLabel("First Name *")).toHaveValue("Ada");
  const sent = page.waitForRequest("**/api/ai4b-submission");
  for (const route of held) await route.continue();
  expect((await sent).postDataJSON()).toEqual({ firstName: "Ada", lastName: "Lovelace", email });
  await expect(page.getByRole("heading", { name: members.done })).toBeFocused();
  expect(leadsOf(site, email)).toHaveLength(1);
});

test("a form whose script does not arrive is posted", async ({ page, site }) => {
  const [, members] = forms;
  const email = somebody();
  await page.route("**/members-form-*.js", (route) => route.abort());
  await openHydrated(page, members.path);
  await members.fill(page, email);
  await page.getByRole("button", { name: members.button }).click();
  await expect(page).toHaveURL(/AI4B\?sent=/);
  await expect(page.getByRole("heading", { name: members.done })).toBeVisible();
  expect(leadsOf(site, email)).toHaveLength(1);
});
