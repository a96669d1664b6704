import { expect, expectSound, test } from "../support/e2e.ts";

const addressOf = (id: string) => `/template-success?payment_intent=${id}`;
const endpoint = "**/api/payment-success";

test.describe("the page after a payment", () => {
  test.use({ allowedMessages: [/503/] });

  test("confirms it, says so in a toast, and the template comes by mail", async ({
    page: tab,
    site,
  }) => {
    await tab.setViewportSize({ width: 320, height: 800 });
    const email = "buyer-with-script@example.com";
    const masked = "b•••t@example.com";
    const id = site.stripe.addIntent({ customerEmail: email });
    await tab.goto(addressOf(id));
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
    const toast = tab.getByRole("region", { name: "Notifications (F8)" });
    await expect(toast).toContainText("Payment Successful!");
    await expect(toast).toContainText(`Template will be sent to ${masked}`);
    await expect(tab.getByText(`sent to ${masked} within 10 minutes`)).toBeVisible();
    await expect(tab.getByText("Receipt sent to your email address")).toBeVisible();
    const help = tab.getByRole("link", { name: "Book Free Setup Call" });
    await expect(help).toHaveAttribute("target", "_blank");
    await expect(tab.getByRole("link", { name: "Back to Template Info" })).toHaveAttribute(
      "href",
      "/social",
    );
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectSound(tab);

    const mail = await site.waitForMail(email, /Social Media Planner Template/);
    expect(mail.text).toContain("social-planner-creator");
    await site.waitForMail("operator@example.test", /Sold: Creator Version, \$27\.00/);
  });

  test("asks again from the browser when Stripe is slow, and the answer moves nothing", async ({
    page: tab,
    site,
  }) => {
    const id = site.stripe.addIntent({ customerEmail: "second-answer@example.com" });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await tab.route(endpoint, async (route) => {
      await held;
      await route.continue();
    });
    const asked = tab.waitForRequest(endpoint);
    site.stripe.order({ kind: "slow", milliseconds: 3_000 });
    await tab.goto(addressOf(id));
    const section = tab.locator("main > section").first();
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Confirming your payment…");
    const request = await asked;
    expect([request.method(), request.postDataJSON()]).toEqual(["POST", { payment_intent_id: id }]);
    await expectSound(tab);
    const before = (await section.boundingBox())?.height;
    answer();
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
    await expect(tab.getByText("sent to s•••r@example.com within 10 minutes")).toBeVisible();
    await expect.poll(async () => (await section.boundingBox())?.height).toBe(before);
  });

  test("logs a failed call in the console and shows the specified words", async ({
    page: tab,
    site,
  }) => {
    const id = site.stripe.addIntent();
    await tab.route(endpoint, (route) => route.fulfill({ status: 503, body: "out of reach" }));
    site.stripe.order({ kind: "slow", milliseconds: 3_000 });
    const logged = tab.waitForEvent("console", (message) =>
      /503: out of reach/.test(message.text()),
    );
    await tab.goto(addressOf(id));
    await logged;
    const toast = tab.getByRole("region", { name: "Notifications (F8)" });
    await expect(toast).toContainText("Payment Complete");
    await expect(toast).toContainText(
      "Your payment was successful. You'll receive an email shortly.",
    );
  });

  test("shows the specified words when Stripe fails, and none when the address names no payment", async ({
    page: tab,
    site,
  }) => {
    const asked: string[] = [];
    tab.on("request", (request) => asked.push(request.url()));
    site.stripe.order({ kind: "status", status: 500 });
    await tab.goto(addressOf(site.stripe.addIntent()));
    const toast = tab.getByRole("region", { name: "Notifications (F8)" });
    await expect(toast).toContainText("Payment Complete");
    await expect(toast).toContainText(
      "Your payment was successful. You'll receive an email shortly.",
    );

    const calls = site.stripe.calls.length;
    await tab.goto("/template-success");
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Looking for your template?");
    await expect(
      tab.locator("main").getByRole("link", { name: "Back to Template Info" }),
    ).toHaveAttribute("href", "/social");
    await expect(tab.getByText("$27.00")).toHaveCount(0);
    await expect(tab.getByText(/Receipt|receipt/)).toHaveCount(0);
    await expect(toast).toHaveText("");
    await expectSound(tab);
    expect(site.stripe.calls).toHaveLength(calls);
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
    expect(asked.every((url) => url.startsWith(site.url))).toBe(true);
  });
});

test("without script a webhook and the page make one order, and a slow Stripe leaves a link", async ({
  noScriptPage: tab,
  site,
}) => {
  await tab.setViewportSize({ width: 320, height: 800 });
  const email = "buyer-without-script@example.com";
  const id = site.stripe.addIntent({ customerEmail: email, metadata: { template: "agency" } });
  const session = site.stripe.addSession({ intentId: id });
  site.stripe.order({ kind: "slow", milliseconds: 2_500 });
  await tab.goto(`/template-success?session_id=${session}`);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Confirming your payment…");
  expect(await site.stripe.sendEvent(id, { copies: 3 })).toEqual([200, 200, 200]);
  await tab.getByRole("link", { name: "Check again" }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectSound(tab);

  await site.waitForMail(email, /Social Media Planner Template/);
  expect(site.mails(email)).toHaveLength(1);
  expect(site.db("select version from orders where id = ?", id)).toEqual([{ version: "agency" }]);
});
