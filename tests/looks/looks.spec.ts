import type { Page } from "@playwright/test";
import { pages } from "../../app/config/pages.ts";
import { expect, openHydrated, test } from "../support/e2e.ts";
import { mailLink } from "../support/mail-links.ts";
import { peopleAtOneMeeting, sendAtOnce, withNotes } from "../support/meeting-people.ts";
import {
  endpoint,
  fillPerson,
  fillSchedule,
  openForm,
  sendLater,
  submit,
} from "../support/notetaker-page.ts";
import { seedStatus } from "../support/seeded-rows.ts";
import { names } from "../../app/config/names.ts";

const { workspaceTool: tool } = names;

test.use({ allowedMessages: [/status of 4\d\d/] });

const widths = [390, 1440];

/** Compares the page, or the window with a menu or dialog over it, with the accepted picture of each width. */
async function expectLook(page: Page, name: string, extent: "page" | "window" = "page") {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode()));
      await document.fonts.ready;
    });
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${width}.png`, { fullPage: extent === "page" });
  }
}

for (const { id, paths } of pages.filter(({ indexed }) => indexed)) {
  test(`page ${id} looks as accepted`, async ({ page }) => {
    // The counter differs in each run.
    await page.route("**/api/task-counter", (route) => route.fulfill({ json: { count: 0 } }));
    await page.goto(paths[0]);
    await expectLook(page, id);
  });
}

test("pages of wrong addresses look as accepted", async ({ page }) => {
  await page.goto("/no-such-page");
  await expectLook(page, "not-found");
  await page.goto("/notetaker-status?token=nobody");
  await expectLook(page, "link-invalid");
});

test("menus, pictures and dialogs over a page look as accepted", async ({ page }) => {
  await page.goto("/terms-of-use");
  await page.locator("nav .menu summary").click();
  await expectLook(page, "menu", "window");
  await openHydrated(page, "/social?version=creator");
  await expectLook(page, "social-creator");
  await page.getByRole("link", { name: "Enlarge: Content calendar" }).click();
  await expectLook(page, "lightbox", "window");
  await openHydrated(page, "/private-notetaker");
  await page.getByRole("link", { name: "Schedule a Discovery Call" }).first().click();
  await expectLook(page, "discovery", "window");
});

test("lead forms look as accepted, with mistakes and after sending", async ({ page }) => {
  for (const [path, button, name] of [
    ["/AI4B", "Send me the framework", "ai4b"],
    [`/getfree${tool.slug}`, "Email me the details", "free-workspace-email"],
    ["/free-resources", "NOTIFY ME WHEN AVAILABLE", "free-resources"],
  ] as const) {
    await openHydrated(page, path);
    const email = page.getByLabel(/Email Address/);
    // The browser itself reports mistakes in the members' form.
    if (name !== "ai4b") {
      await email.fill("ada@");
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
      await expectLook(page, `${name}-errors`);
    }

    await email.fill("looks@example.com");
    if (name === "ai4b") {
      await page.getByLabel("First Name *").fill("Ada");
      await page.getByLabel("Last Name *").fill("Lovelace");
    }
    if (name === "free-resources") await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: /^Thank/ })).toBeVisible();
    await expectLook(page, `${name}-thanks`);
  }
});

test("the notetaker form and its success views look as accepted", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
  await openForm(page);
  await page.getByLabel("Schedule for later").check();
  await expectLook(page, "notetaker-schedule");
  await submit(page, sendLater);
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expectLook(page, "notetaker-errors");
  await fillPerson(page);
  await fillSchedule(page);
  await submit(page, sendLater);
  await expect(page.getByRole("heading", { name: "Notetaker Scheduled!" })).toBeVisible();
  await expectLook(page, "notetaker-scheduled");
  await page.getByRole("button", { name: "Schedule Another Notetaker" }).click();
  await fillPerson(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Notetaker Sent!" })).toBeVisible();
  await expectLook(page, "notetaker-sent");
});

test("the status page looks as accepted in each state", async ({ page, site }) => {
  const fixed = { starts_at: Date.UTC(2030, 0, 15, 15), created_at: Date.UTC(2030, 0, 1) };
  for (const [name, status, other] of [
    ["booked", "scheduled", fixed],
    ["on-its-way", "joining", {}],
    ["waiting", "waiting_room", {}],
    ["recording", "recording", {}],
    ["pending", "pending_confirmation", fixed],
    ["canceled", "cancelled", fixed],
    ["failed", "failed", { ...fixed, reason: "denied" }],
    ["stopped", "cancelled", { ...fixed, reason: "opted_out", delete_requested_at: 1 }],
    ["deleted", "deleted", { next_step: null, next_at: null, deleted_at: Date.UTC(2030, 0, 16) }],
  ] as const) {
    await page.goto(seedStatus(site, status, other));
    await expectLook(page, `status-${name}`);
  }
  const { ada } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  const link = await withNotes(page, site, ada);
  await page.goto(link);
  await expectLook(page, "status-notes");
  await page.goto("/notetaker-sample");
  await expectLook(page, "sample");
});

test("pages behind links in mails and after a payment look as accepted", async ({ page, site }) => {
  await page.goto(mailLink(site, "unsubscribe", "looks-1"));
  await expectLook(page, "unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expectLook(page, "unsubscribe-done");
  await page.goto(mailLink(site, "not-me", "lead.some-lead.looks"));
  await expectLook(page, "not-me");
  const id = site.stripe.addIntent({ customerEmail: "looks@example.com" });
  await page.goto(`/template-success?payment_intent=${id}`);
  await expectLook(page, "template-success");
});
