import { expect, expectWhole, test } from "../support/e2e.ts";
import { sampleTranscript } from "../fixtures/sample-meeting.ts";
import { peopleAtOneMeeting, sendAtOnce, withNotes } from "../support/meeting-people.ts";

/** One meeting each: who speaks, and what, as the provider reports it, word by word. */
const meetings = {
  he: ["דנה כהן", "שלום לכולם, נתחיל. ההצעה של Acme היא 500 שקלים, ונחליט ביום חמישי."],
  ar: ["ليلى حداد", "مرحبا بالجميع، لنبدأ. عرض Acme هو 500 درهم، وسنقرر يوم الخميس."],
  ja: [
    "田中 太郎",
    "皆さん 、 こんにちは 。 来週 の 木曜日 に 新しい バージョン を 出荷 します 。",
  ],
  zh: ["王 芳", "大 家 好 ， 今天 我们 讨论 新 版本 的 发布 计划 ， 下周四 发布 。"],
  th: ["สมชาย ใจดี", "สวัสดี ครับ วันนี้ เรา จะ คุย เรื่อง แผน การ เปิดตัว เวอร์ชัน ใหม่ ใน วันพฤหัสบดี"],
  hi: ["आरती शर्मा", "नमस्ते सब को , आज हम नए संस्करण की योजना पर बात करेंगे । गुरुवार को जारी करेंगे ।"],
  de: [
    "Jörg Weiß",
    "Guten Morgen , wir veröffentlichen die neue Fassung am Donnerstag . Die Straße wird gesperrt .",
  ],
} as const;

const glued = {
  ja: "来週の木曜日に新しい",
  zh: "大家好，今天我们讨论",
  th: "สวัสดีครับวันนี้เรา",
} as const;

test.afterEach(({ site }) => site.recall.configure({ transcript: sampleTranscript }));

for (const [language, [speaker, words]] of Object.entries(meetings)) {
  test(`a meeting in ${language} can be read in its mail and on its page`, async ({
    page,
    site,
  }) => {
    const at = (relative: number) => ({ relative, absolute: null });
    site.recall.configure({
      transcript: () =>
        [1, 2].map((id) => ({
          participant: { id, name: id === 1 ? speaker : "Sam Whitfield", is_host: null },
          words: words.split(" ").map((text, nth) => ({
            ...{ text, start_timestamp: at(id * 5 + nth / 4) },
            end_timestamp: at(id * 5 + nth / 4 + 0.2),
          })),
        })),
    });
    const { ada } = peopleAtOneMeeting();
    await sendAtOnce(page, site, ada);
    const link = await withNotes(page, site, ada);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link);
    await expectWhole(page);
    const said = page.locator(".turns li p:last-child").first();
    const isRightToLeft = language === "he" || language === "ar";
    const directions = page.locator(
      "#notes ~ div [dir=auto], #notes ~ div q, .turns li p:last-child",
    );
    expect(await directions.count()).toBeGreaterThan(3);
    for (const text of await directions.all()) {
      if (!/\p{L}/u.test((await text.textContent()) ?? "")) continue;
      await expect(text).toHaveCSS("direction", isRightToLeft ? "rtl" : "ltr");
    }
    await expect(said).not.toContainText(/ [,.。，、।؟]/);
    if (language in glued) await expect(said).toContainText(glued[language as keyof typeof glued]);

    const mail = site.mails(ada.email).find(({ text }) => text.includes("SUMMARY"));
    const body = mail?.html ?? "";
    await page.route("**/a-mail", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("/a-mail");
    const paragraph = page.locator("h3 + p").first();
    await expect(paragraph).toHaveCSS("direction", isRightToLeft ? "rtl" : "ltr");
    await expect(paragraph).toHaveCSS("text-align", "start");
    await expect(page.locator("li q").first()).toBeVisible();
  });
}
