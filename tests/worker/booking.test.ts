import { describe, expect, test, vi } from "vitest";
import { effects, leadRows } from "../support/leads";
import { visit } from "./visit";
import { names } from "~/config/names";
import { pages } from "~/config/pages";

describe("the calendar", () => {
  test("is framed by its own pages alone", async () => {
    for (const { paths, calendar } of pages) {
      for (const path of paths) {
        const response = await visit(path);
        const policy = response.headers.get("Content-Security-Policy") ?? "";
        const frames = /frame-src ([^;]*)/.exec(policy)?.[1];
        const hasCalendar = calendar !== undefined;
        expect(frames, path).toBe(hasCalendar ? "https://calendly.com" : undefined);
        expect(policy.includes("calendly"), path).toBe(hasCalendar);
        expect(response.headers.has("Cross-Origin-Embedder-Policy"), path).toBe(!hasCalendar);
        const html = await response.text();
        expect(html.includes(`rel="preconnect"`), path).toBe(calendar === "on the page");
        expect(html, path).not.toContain(names.schedulingProvider.script);
      }
    }
  });

  test("of the chosen tab is linked in the page, and the link keeps the campaign of the page's address", async () => {
    const path = `/book-${names.members.strategist.slug}?tab=audit&utm_source=mail`;
    const html = await (await visit(path)).text();
    const { audit, meeting } = names.schedulingProvider.links.strategist;
    expect(html).toMatch(new RegExp(`href="${audit}\\?[^"]*utm_source=mail"`));
    expect(html).not.toContain(`href="${meeting}`);
  });

  test.each([
    ["/book?seats=42", "A quote for 42 seats"],
    ["/book?about=blueprint", "The Automation Blueprint for $63"],
  ])("%s shows the subject of the call and passes it on", async (path, subject) => {
    const html = await (await visit(path)).text();
    expect(html).toContain(`>${subject}</strong>`);
    expect(html).toContain(`a1=${encodeURIComponent(subject)}`);
  });

  test("has no subject that our own links do not name", async () => {
    for (const path of ["/book", "/book?seats=9e9&about=You+won+%3Cb%3E"]) {
      const html = await (await visit(path)).text();
      expect(html, path).not.toContain("Your call is about");
      expect(html, path).not.toContain("You won");
    }
  });

  test("is reached by the address of old links, with its subject", async () => {
    const answer = await visit("/booking?about=blueprint");
    expect(answer.headers.get("Location")).toBe("/book?about=blueprint");
  });
});

describe("POST /api/booking-scheduled", () => {
  const event = "https://api.calendly.com/scheduled_events/E1";
  const booking = { page: "book", event, invitee: `${event}/invitees/I1` };
  const post = (body: unknown, headers: HeadersInit = {}) =>
    visit("/api/booking-scheduled", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  test("stores one lead for each invitee, however often it is reported", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const answers = await Promise.all([post(booking), post(booking), post(booking)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await post({ ...booking, page: "automate90", service: "a notetaker" });
    const entries = logged.mock.calls.map(([entry]) => entry as { event: string; leadId?: string });
    logged.mockRestore();
    const leadIds = entries
      .filter(({ event }) => event.startsWith("lead."))
      .map((one) => one.leadId);
    expect(new Set(leadIds)).toHaveLength(1);
    expect(await leadRows()).toMatchObject([{ kind: "booking", email: null, booking }]);
    await post({ ...booking, invitee: `${event}/invitees/I2` });
    expect(await leadRows()).toHaveLength(2);
    const forwarded = ["lead-operator", "lead-webhook"];
    expect(await effects()).toEqual([...forwarded, ...forwarded].sort());
  });

  test.each<[string, unknown, number, HeadersInit?]>([
    ["null", null, 422],
    ["a list", [], 422],
    ["an empty object", {}, 422],
    ["an unknown page", { ...booking, page: "nowhere" }, 422],
    ["the page __proto__", { ...booking, page: "__proto__" }, 422],
    ["another site's invitee", { ...booking, invitee: "https://evil.test/invitees/I1" }, 422],
    ["a similar host", { ...booking, invitee: "https://api.calendly.com.evil.test/i" }, 422],
    ["a long address", { ...booking, invitee: `${event}/${"x".repeat(400)}` }, 422],
    ["a number as event", { ...booking, event: 1 }, 422],
    ["a long service", { ...booking, service: "x".repeat(101) }, 422],
    ["no JSON", "{", 400],
    ["a form", "page=book", 415, { "Content-Type": "application/x-www-form-urlencoded" }],
    ["5,000 characters", `"${"x".repeat(5_000)}"`, 413],
    ["another site's post", booking, 403, { Origin: "https://evil.test" }],
  ])("refuses %s and stores nothing", async (_what, body, status, headers) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(await leadRows()).toEqual([]);
  });

  test("refuses a GET", async () => {
    expect((await visit("/api/booking-scheduled")).status).toBe(405);
  });
});
