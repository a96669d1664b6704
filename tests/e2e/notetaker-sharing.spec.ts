import type { Page } from "@playwright/test";
import { botNameFor, nameAndMask } from "../../app/notetaker/mails/chat/announcement.ts";
import { maskEmail } from "../../app/lib/text/addresses.ts";
import { expectLook } from "../looks/expect-look.ts";
import { expect, expectSound, test } from "../support/e2e.ts";
import {
  askOnPage,
  botsOf,
  chatOf,
  expectBots,
  expectTitle,
  peopleAtOneMeeting,
  sendAtOnce,
  statusLink,
  step,
  type Person,
} from "../support/meeting-people.ts";

/** Steps of a bot's life until it waits at the door, and until the meeting is being recorded. */
const door = 2;
const recording = 5;

/** What the browser itself says of a link that leads nowhere any more, and of a form that is refused. */
test.use({ allowedMessages: [/status of (409|410)/] });

test.beforeEach(({ site }) => site.recall.configure({ speed: 0 }));
test.afterEach(({ site }) => site.recall.configure({ speed: 30 }));

for (const script of ["with", "without"] as const) {
  test(`somebody ${script} script asks during the call, is let in, and gets the notes`, async ({
    page: withScript,
    noScriptPage,
    site,
  }) => {
    const page = script === "with" ? withScript : noScriptPage;
    const { ada, ben } = peopleAtOneMeeting();
    await askOnPage(page, ada, script);
    await expect(truth(page)).toContainText(
      `The notes go to ${maskEmail(ada.email)} and no one else`,
    );
    await expect(truth(page)).toContainText(`it appears as “${botNameFor(ada.email)}”`);
    await expectBots(site, ada, 1);
    await step(site, ada, recording);
    const [announced] = await chatOf(site, ada, 1);
    expect(announced).toContain(`${nameAndMask(ada)} sent me and gets the notes`);

    await askOnPage(page, ben, script);
    await expect(truth(page)).toContainText(`${nameAndMask(ada)} has already booked`);
    await expect(truth(page)).toContainText(`share the notes with ${maskEmail(ben.email)}`);
    await expectSound(page);
    await page.goto(await statusLink(site, ben, /already booked/));
    await expectTitle(page, "A notetaker is already booked");
    await expectNothingOfTheJob(page);
    await expectSound(page);
    if (script === "with") await expectLook(page, "sharing-asked");

    await page.goto(await statusLink(site, ada, /^Someone asked/));
    await expectTitle(page, "Recording");
    await expect(page.getByText(`${nameAndMask(ben)} asked for a notetaker`)).toBeVisible();
    await expectSound(page);
    if (script === "with") await expectLook(page, "sharing-question");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Shared. We'll let them know by email.")).toBeVisible();
    await expect(fact(page, "Notes also go to")).toHaveText(nameAndMask(ben));
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
    await expectSound(page);
    if (script === "with") await expectLook(page, "sharing-shared");

    const [, added] = await chatOf(site, ada, 2);
    expect(added).toBe(
      `The notes from this meeting also go to ${nameAndMask(ben)}, shared by Ada.`,
    );
    await page.goto(await statusLink(site, ben, /^The notes from your meeting are shared/));
    await expectTitle(page, "Recording");
    await expect(fact(page, "Sent by")).toHaveText(nameAndMask(ada));

    await step(site, ada, 99);
    site.recall.configure({ speed: 30 });
    for (const who of [ada, ben]) {
      await page.goto(await statusLink(site, who, /^Your meeting notes/));
      await expectTitle(page, "Your notes are ready");
      await expect(fact(page, "Notes also go to")).toHaveText(nameAndMask(who === ada ? ben : ada));
      const chat = await page.request.get(await addressOf(page, "Chat log (TXT)"));
      // What the bot wrote has a link that ends it for all: it is not part of the log.
      expect(await chat.text()).not.toContain("notetaker-opt-out");
    }
    expect(botsOf(site, ada)).toHaveLength(1);
    if (script === "with") await expectSound(page);
  });

  test(`somebody ${script} script is declined, and sends a notetaker of their own`, async ({
    page: withScript,
    noScriptPage,
    site,
  }) => {
    const page = script === "with" ? withScript : noScriptPage;
    const { ada, ben } = peopleAtOneMeeting();
    await sendAtOnce(page, site, ada);
    await askOnPage(page, ben, script);
    await page.goto(await statusLink(site, ada, /^Someone asked/));
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("Declined. We'll let them know by email.")).toBeVisible();
    await expect(page.getByText(`You chose not to share with ${nameAndMask(ben)}`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();

    await page.goto(await statusLink(site, ben, /weren't shared/));
    await expectTitle(page, "The notes weren't shared with you");
    await expectNothingOfTheJob(page);
    await expectSound(page);
    await page.getByRole("button", { name: "Send my own notetaker" }).click();
    await expect(page.getByText("Your own notetaker is booked.")).toBeVisible();
    await expectBots(site, ben, 2);
    expect(botsOf(site, ben)[1]?.request.bot_name).toBe(botNameFor(ben.email));

    const warning = await site.waitForMail(ada.email, /^Another notetaker/);
    expect(warning.text).toContain(botNameFor(ben.email));
    await page.goto(await statusLink(site, ada, /^Another notetaker/));
    await expect(page.getByText(`too, sent by ${nameAndMask(ben)}`)).toBeVisible();
    await expectSound(page);
  });

  test(`a notetaker of one's own is sent ${script} script from the page that follows the form`, async ({
    page: withScript,
    noScriptPage,
    site,
  }) => {
    const page = script === "with" ? withScript : noScriptPage;
    const { ada, ben } = peopleAtOneMeeting();
    await sendAtOnce(page, site, ada);
    await askOnPage(page, ben, script);
    await page.getByRole("button", { name: "Send my own notetaker" }).click();
    await expect(truth(page)).toContainText(
      `The notes go to ${maskEmail(ben.email)} and no one else`,
    );
    await expect(truth(page)).toContainText(`coming too, sent by ${nameAndMask(ada)}`);
    await expectSound(page);
    await expectBots(site, ben, 2);
    await page.reload();
    await expect(truth(page)).toContainText("The notes go to");
    await expectBots(site, ben, 2);
  });
}

test("whoever was let in leaves again, and whoever asks takes the question back", async ({
  noScriptPage: page,
  site,
}) => {
  const { ada, ben, cleo } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  for (const who of [ben, cleo]) await askOnPage(page, who, "without");
  await page.goto(await statusLink(site, cleo, /already booked/));
  await leave(page, "Withdraw my request");

  const owners = await statusLink(site, ada, /^Someone asked/);
  await page.goto(owners);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(fact(page, "Notes also go to")).toHaveText(nameAndMask(ben));
  const theirs = await statusLink(site, ben, /^The notes from your meeting are shared/);
  await page.goto(theirs);
  await leave(page, "Stop sending me these notes");
  await page.goto(owners);
  await expect(page.getByText("Notes also go to")).toHaveCount(0);

  site.recall.configure({ speed: 30 });
  await site.waitForMail(ada.email, /^Your meeting notes/);
  for (const who of [ben, cleo]) {
    expect((await site.mails(who.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^Your meeting notes/),
    );
  }
});

test("an opt-out ends it for all who get the notes and who asked, and closes the meeting", async ({
  noScriptPage: page,
  site,
}) => {
  const { ada, ben, cleo } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  await step(site, ada, recording);
  await askOnPage(page, ben, "without");
  await page.goto(await statusLink(site, ada, /^Someone asked/));
  await page.getByRole("button", { name: "Share" }).click();
  await askOnPage(page, cleo, "without");

  const [announced = ""] = await chatOf(site, ada, 2);
  await page.goto(/http:\S+notetaker-opt-out\S+/.exec(announced)?.[0] ?? "no link in the chat");
  await page.getByRole("button", { name: "Remove it and delete everything" }).click();
  await expect(page.locator("h1")).toHaveText(/Everything is being deleted|has been deleted/);
  for (const who of [ada, ben])
    await site.waitForMail(who.email, /stopped|not to be recorded|removed/i);
  const over = await site.waitForMail(cleo.email, /^There won't be any notes/);
  expect(over.text).toContain("asked not to be recorded");

  await page.goto("/freenotetaker");
  await page.getByLabel("Your Name").fill(cleo.name);
  await page.getByLabel("Email Address").fill(cleo.email);
  await page.getByLabel("Meeting Link").fill(cleo.link);
  await page.getByRole("button", { name: "Send Notetaker to Meeting" }).click();
  await expect(page.getByRole("alert")).toContainText("asked not to be recorded");
  await expect(page.getByLabel("Meeting Link")).toHaveValue(cleo.link);
  await expectSound(page);
});

test("the lobby's name stands on the page and in the mail while it waits at the door", async ({
  page,
  site,
}) => {
  const { ada } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  await step(site, ada, door);
  const name = botsOf(site, ada)[0]?.request.bot_name ?? "";
  expect(name).toBe(botNameFor(ada.email));
  const mail = await site.waitForMail(ada.email, /^Urgent/);
  expect(mail.text).toContain(`Look for “${name}”`);
  await page.goto(await statusLink(site, ada, /^Urgent/));
  await expectTitle(page, "Waiting to be let in");
  await expect(page.getByText(`Look for “${name}”`)).toBeVisible();
  await expect(fact(page, "Name in the lobby")).toHaveText(name);
  await expectSound(page);
});

test("a mailbox that never answered waits from its fourth request on, until its owner says so", async ({
  noScriptPage: page,
  site,
}) => {
  const people = Array.from({ length: 4 }, () => peopleAtOneMeeting().ada);
  const email = people[0]!.email;
  const [last, ...others] = people.map((who): Person => ({ ...who, email }));
  for (const who of others) await sendAtOnce(page, site, who);
  await askOnPage(page, last!, "without");
  await expect(truth(page)).toContainText(`requested with ${maskEmail(email)} today`);
  await expectSound(page);

  await page.goto(await statusLink(site, last!, /^Did you ask/));
  await expectTitle(page, "Was it you?");
  await expect(page.getByText(last!.link)).toHaveCount(2);
  await expectSound(page);
  await expectLook(page, "was-it-you");
  expect(botsOf(site, last!)).toHaveLength(0);
  await page.getByRole("button", { name: "It's mine, send it" }).click();
  await expect(page.getByText("This notetaker is on its way.")).toBeVisible();
  await expectBots(site, last!, 1);
});

/** What stands under the words that every submission gets. */
function truth(page: Page) {
  return page.locator(".shadow-e2", { hasText: "Notetaker Sent!" });
}

/** What the card of facts says under a term. */
function fact(page: Page, term: string) {
  return page.locator("dt", { hasText: term }).locator("xpath=following-sibling::dd");
}

/** Whoever only asked sees neither what became of it nor what it is called. */
async function expectNothingOfTheJob(page: Page): Promise<void> {
  for (const words of ["Progress", "Name in the lobby", "Downloads", "Transcript"]) {
    await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  }
}

async function leave(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await expectTitle(page, "You won't get notes from this meeting");
}

async function addressOf(page: Page, label: string): Promise<string> {
  return (await page.getByRole("link", { name: label }).getAttribute("href")) ?? "";
}
