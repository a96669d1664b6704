import type { Page } from "@playwright/test";
import { nameAndMask } from "../../app/notetaker/mails/chat/announcement.ts";
import { expect, expectSound, test } from "../support/e2e.ts";
import {
  askOnPage,
  botsOf,
  chatOf,
  expectTitle,
  peopleAtOneMeeting,
  sendAtOnce,
  statusLink,
  step,
} from "../support/meeting-people.ts";

test.afterEach(({ site }) => site.recall.configure({ speed: 30 }));

test("somebody asks during the call, is let in by the owner, and gets the notes", async ({
  page,
  site,
}) => {
  site.recall.configure({ speed: 0 });
  const { ada, ben } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  await step(site, ada, 5);

  await askOnPage(page, ben, "with");
  const receipt = page.locator(".shadow-e2", { hasText: "Notetaker Sent!" });
  await expect(receipt).toContainText(`${nameAndMask(ada)} has already booked`);
  await expect(receipt).toContainText(`share the notes with ${ben.email}`);
  await expectSound(page);
  await page.goto(await statusLink(site, ben, /already booked/));
  await expectTitle(page, "A notetaker is already booked");
  await expectSound(page);

  await page.goto(await statusLink(site, ada, /^Someone asked/));
  await expect(page.getByText(`${nameAndMask(ben)} asked for a notetaker`)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Shared. We'll let them know by email.")).toBeVisible();
  const [, added] = await chatOf(site, ada, 2);
  expect(added).toBe(`The notes from this meeting also go to ${nameAndMask(ben)}, shared by Ada.`);

  site.recall.configure({ speed: 30 });
  await step(site, ada, 99);
  for (const [who, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    await page.goto(await statusLink(site, who, /^Your meeting notes/));
    await expectTitle(page, "Your notes are ready");
    await expect(fact(page, "Notes also go to")).toHaveText(nameAndMask(other));
  }
  expect(botsOf(site, ada)).toHaveLength(1);
});

/** What the card of facts says under a term. */
function fact(page: Page, term: string) {
  return page.locator("dt", { hasText: term }).locator("xpath=following-sibling::dd");
}
