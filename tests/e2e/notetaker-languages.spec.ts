import type { Locator } from "@playwright/test";
import { expect, expectWhole, test } from "../support/e2e.ts";
import { sampleTranscript } from "../fixtures/sample-meeting.ts";
import { peopleAtOneMeeting, sendAtOnce, withNotes } from "../support/meeting-people.ts";

/** Speakers and their words, with blanks between words as the provider reports them. The longest two sentences become notes. */
const spoken = [
  [
    "דנה כהן",
    "שלום לכולם, נתחיל. ההצעה של Acme היא 500 שקלים לחודש, ונחליט ביום חמישי אחרי שכולם יקראו אותה.",
  ],
  ["ليلى حداد", "مرحبا بالجميع، لنبدأ. عرض Acme هو 500 درهم، وسنقرر يوم الخميس."],
  ["田中 太郎", "皆さん 、 こんにちは 。 来週 の 木曜日 に 新しい バージョン を 出荷 します 。"],
  ["王 芳", "大 家 好 ， 今天 我们 讨论 新 版本 的 发布 计划 ， 下周四 发布 。"],
  ["สมชาย ใจดี", "สวัสดี ครับ วันนี้ เรา จะ คุย เรื่อง แผน การ เปิดตัว เวอร์ชัน ใหม่ ใน วันพฤหัสบดี"],
  ["आरती शर्मा", "नमस्ते सब को , आज हम नए संस्करण की योजना पर बात करेंगे । गुरुवार को जारी करेंगे ।"],
  [
    "Jörg Weiß",
    "Guten Morgen , wir veröffentlichen die neue Fassung dieses Mal erst am kommenden Donnerstag nach dem Mittag .",
  ],
] as const;

const glued = ["来週の木曜日に新しい", "大家好，今天我们讨论", "สวัสดีครับวันนี้เรา"];

test.afterEach(({ site }) => site.recall.configure({ transcript: sampleTranscript }));

/** Checks that every text has the direction of its first letter. Returns the directions. */
async function directionsOf(texts: Locator): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const text of await texts.all()) {
    const [firstLetter] = /\p{L}/u.exec((await text.textContent()) ?? "") ?? [];
    if (firstLetter === undefined) continue;
    const direction = /[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(firstLetter) ? "rtl" : "ltr";
    await expect(text).toHaveCSS("direction", direction);
    seen.add(direction);
  }
  return seen;
}

test("a meeting in seven languages can be read in its mail and on its page", async ({
  page,
  site,
}) => {
  const at = (relative: number) => ({ relative, absolute: null });
  site.recall.configure({
    transcript: () =>
      spoken.map(([name, words], id) => ({
        participant: { id, name, is_host: null },
        words: words.split(" ").map((text, nth) => ({
          ...{ text, start_timestamp: at(id * 8 + nth / 4) },
          end_timestamp: at(id * 8 + nth / 4 + 0.2),
        })),
      })),
  });
  const { ada } = peopleAtOneMeeting();
  await sendAtOnce(page, site, ada);
  const link = await withNotes(page, site, ada);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expectWhole(page);
  const both = new Set(["rtl", "ltr"]);
  const turns = page.locator(".turns li p:last-child");
  await expect(turns).toHaveCount(spoken.length);
  expect(await directionsOf(turns)).toEqual(both);
  expect(await directionsOf(page.locator("#notes ~ div [dir=auto], #notes ~ div q"))).toEqual(both);
  await expect(page.locator(".turns")).not.toContainText(/ [,.。，、।؟]/);
  for (const words of glued) await expect(page.locator(".turns")).toContainText(words);

  const mail = site.mails(ada.email).find(({ text }) => text.includes("SUMMARY"));
  const body = mail?.html ?? "";
  await page.route("**/a-mail", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/a-mail");
  expect(await directionsOf(page.locator("h3 + p, li q"))).toEqual(both);
  for (const paragraph of await page.locator("h3 + p").all()) {
    await expect(paragraph).toHaveCSS("text-align", "start");
  }
});
