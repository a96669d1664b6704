import { describe, expect, test } from "vitest";
import { db, env, jobs, requests } from "../support/pipeline";
import { mainOf, textOf } from "./html";
import { postForm, visit } from "./visit";
import { notetaker } from "~/content/pages/notetaker";
import { notetakerJobs } from "~/db/schema.server";
import { receiptMark } from "~/notetaker/request/receipt.server";
import { names } from "~/config/names";

const answers = {
  name: "Ada Lovelace",
  email: "ada.l@example.test",
  meetingLink: "meet.google.com/abc-defg-hij",
};
const { truth } = notetaker.success;

/** What the page says that follows a form sent without script. */
async function sent(fields: Record<string, string>) {
  const answer = await postForm("/freenotetaker", fields);
  const location = answer.headers.get("Location") ?? "";
  const page = location === "" ? answer : await visit(location);
  const html = mainOf(await page.text());
  return { status: answer.status, location, headers: page.headers, html, text: textOf(html) };
}

/** A day next week, as the form names it. */
function nextWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}

describe("after a submission without script", () => {
  test("for a meeting that runs now: the promised words, and right under them what is true", async () => {
    const { status, location, headers, text } = await sent(answers);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/freenotetaker\?sent=[\w.-]+$/);
    expect(text).toContain("Notetaker Sent!");
    expect(text).toContain("Send Notetaker to Another Meeting");
    expect(text).toContain(truth.sent("", "a•••l@example.test"));
    expect(text).toContain(truth.called(`${names.notetakerName} · a•••l@example.test`));
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test("for one later: its date, time and timezone", async () => {
    const later = {
      ...answers,
      isScheduled: "on",
      scheduledDate: nextWeek(),
      scheduledTime: "3:30 PM",
      timezone: "US/Eastern",
    };
    const { text } = await sent(later);
    expect(text).toContain("Notetaker Scheduled!");
    expect(text).toContain("Schedule Another Notetaker");
    expect(text).toMatch(/Time\s*3:30 PM/);
    expect(text).toMatch(/Timezone\s*US\/Eastern/);
  });

  test("where somebody's notetaker is expected: whose, and a button that sends one's own", async () => {
    await sent(answers);
    const second = await sent({ ...answers, name: "Bob Stone", email: "bob@example.test" });
    expect(second.text).toContain(truth.asking("Ada (a•••l@example.test)", "b•••@example.test"));
    const mark = /name="sent" value="([^"]+)"/.exec(second.html)?.[1] ?? "";

    const own = await sent({ sent: mark });
    expect(own.status).toBe(303);
    expect(own.text).toContain(truth.sent("", "b•••@example.test"));
    expect(own.text).toContain(truth.alsoComing("Ada (a•••l@example.test)"));
    expect(await jobs()).toHaveLength(2);
  });

  test("where that notetaker was called off meanwhile: that there is nothing to wait for", async () => {
    await sent(answers);
    const asking = await sent({ ...answers, name: "Bob Stone", email: "bob@example.test" });
    const mark = /name="sent" value="([^"]+)"/.exec(asking.html)?.[1] ?? "";
    await db.update(notetakerJobs).set({ status: "cancelled" });
    const page = await visit(`/freenotetaker?${new URLSearchParams({ sent: mark }).toString()}`);
    expect(textOf(mainOf(await page.text()))).toContain(
      truth.over("Ada (a•••l@example.test)", "b•••@example.test"),
    );
  });
});

describe("a mark", () => {
  test("is over after an hour for the button too", async () => {
    await sent(answers);
    await sent({ ...answers, email: "bob@example.test" });
    const asker = (await requests()).find(({ standing }) => standing === "asking");
    const old = await receiptMark(env.siteSecret, asker?.id ?? "", Date.now() - 60 * 60_000);
    const { status, text } = await sent({ sent: old });
    expect(status).toBe(409);
    expect(text).toContain(notetaker.problems.markOver);
    expect(await jobs()).toHaveLength(1);
  });
});
