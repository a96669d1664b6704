import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { names } from "~/config/names";
import { pages } from "~/config/pages";
import { visit } from "./visit";

const { strategist } = names.members;

describe("the scheduling provider", () => {
  test("is named by the pages that may frame it, and by no other", async () => {
    for (const { paths, calendar } of pages) {
      for (const path of paths) {
        const response = await visit(path);
        const policy = response.headers.get("Content-Security-Policy") ?? "";
        const frames = /frame-src ([^;]*)/.exec(policy)?.[1];
        const may = calendar !== undefined;
        expect(frames, path).toBe(may ? "https://calendly.com" : undefined);
        expect(policy.includes("calendly"), path).toBe(may);
        expect(response.headers.has("Cross-Origin-Embedder-Policy"), path).toBe(!may);
        const html = await response.text();
        expect(html.includes(`rel="preconnect"`), path).toBe(calendar === "on the page");
        expect(html, path).not.toContain(names.schedulingProvider.script);
      }
    }
  });

  test("a link to its calendar stands in the page, with the campaign of the address", async () => {
    const html = await (await visit(`/book-${strategist.slug}?tab=audit&utm_source=mail`)).text();
    const { links } = names.schedulingProvider;
    expect(html).toMatch(new RegExp(`href="${links.strategist.audit}\\?[^"]*utm_source=mail"`));
    expect(html).not.toContain(`href="${links.strategist.meeting}`);
  });
});

describe("what a visitor comes to talk about", () => {
  test.each([
    ["/book?seats=42", "A quote for 42 seats"],
    ["/book?about=blueprint", "The Automation Blueprint for $63"],
  ])("%s stands above the calendar and goes with the booking", async (path, subject) => {
    const html = await (await visit(path)).text();
    expect(html).toContain(`>${subject}</strong>`);
    expect(html).toContain(`a1=${encodeURIComponent(subject)}`);
  });

  test("an address that nobody of us wrote says nothing", async () => {
    const html = await (await visit("/book?seats=9e9&about=You+won+%3Cb%3E")).text();
    expect(html).not.toContain("Your call is about");
    expect(html).not.toContain("You won");
    expect(await (await visit("/book")).text()).not.toContain("Your call is about");
  });

  test("outlives the address that old links name", async () => {
    const answer = await visit("/booking?about=blueprint");
    expect(answer.headers.get("Location")).toBe("/book?about=blueprint");
  });
});

describe("POST /api/booking-scheduled", () => {
  const event = "https://api.calendly.com/scheduled_events/E1";
  const booked = { page: "book", event, invitee: `${event}/invitees/I1` };
  const post = (body: unknown, headers: HeadersInit = {}) =>
    visit("/api/booking-scheduled", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const rows = async () =>
    (await env.DB.prepare("select kind, email, booking from leads order by created_at").all())
      .results;

  const emptied = () => env.DB.exec("delete from leads; delete from outbox;");

  beforeEach(emptied);
  afterEach(emptied);

  test("stores one lead for an invitee, however often it is told", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const answers = await Promise.all([post(booked), post(booked), post(booked)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await post({ ...booked, page: "automate90", service: "a notetaker" });
    const said = logged.mock.calls.map(([entry]) => entry as { event: string; leadId?: string });
    logged.mockRestore();
    const named = said.filter(({ event }) => event.startsWith("lead."));
    expect(new Set(named.map(({ leadId }) => leadId)), "one lead, one id").toHaveLength(1);
    const booking = JSON.stringify(booked);
    expect(await rows()).toEqual([{ kind: "booking", email: null, booking }]);
    await post({ ...booked, invitee: `${event}/invitees/I2` });
    expect(await rows()).toHaveLength(2);
    const effects = await env.DB.prepare("select kind from outbox order by kind").all();
    expect(effects.results.map(({ kind }) => kind)).toEqual([
      ...["lead-operator", "lead-operator", "lead-webhook", "lead-webhook"],
    ]);
  });

  test.each([
    null,
    [],
    {},
    { ...booked, page: "nowhere" },
    { ...booked, page: "__proto__" },
    { ...booked, invitee: "https://evil.test/invitees/I1" },
    { ...booked, invitee: "https://api.calendly.com.evil.test/i" },
    { ...booked, invitee: `${event}/${"x".repeat(400)}` },
    { ...booked, event: 1 },
    { ...booked, service: "x".repeat(101) },
  ])("%j is refused and leaves nothing", async (body) => {
    expect((await post(body)).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test("other bodies, methods and sites are refused", async () => {
    const text = (body: string, type: string) =>
      visit("/api/booking-scheduled", { method: "POST", headers: { "Content-Type": type }, body });
    expect((await text("{", "application/json")).status).toBe(400);
    expect((await text("page=book", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await text(`"${"x".repeat(5000)}"`, "application/json")).status).toBe(413);
    expect((await visit("/api/booking-scheduled")).status).toBe(405);
    expect((await post(booked, { Origin: "https://evil.test" })).status).toBe(403);
    expect(await rows()).toEqual([]);
  });
});
