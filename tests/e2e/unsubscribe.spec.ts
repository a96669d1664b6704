import { expect, expectSound, expectWhole, test } from "../support/e2e.ts";
import { mailLink } from "../support/mail-links.ts";

/** Buttons, each with the heading after its press. Worker tests prove what they change. */
const presses = {
  unsubscribe: [["Unsubscribe", "You're unsubscribed"]],
  resubscribe: [["Yes, email me again", "Welcome back"]],
  "not-me": [
    ["This wasn't me", "Done. We won't email you again."],
    ["Undo: email me again", "Someone else used your address?"],
  ],
} as const;

test("the pages behind links in mails, and their answers, pass axe and fit a small screen", async ({
  page,
  site,
}) => {
  site.db(
    "insert into unsubscribes (email_key, created_at) values ('address of resubscribe-1', 0)",
  );
  for (const [path, id] of [
    ["unsubscribe", "unsubscribe-1"],
    ["resubscribe", "resubscribe-1"],
    ["not-me", "lead.some-lead.mailbox-1"],
  ] as const) {
    await page.goto(mailLink(site, path, id));
    await expectWhole(page);
    for (const [button, heading] of presses[path]) {
      await page.getByRole("button", { name: button }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectSound(page);
    }
  }
});
