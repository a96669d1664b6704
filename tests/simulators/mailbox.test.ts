import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startMailbox, type Mailbox } from "./mailbox.ts";

const hostile = "</title><script>alert(1)</script>";
const mail = {
  messageId: "<m1@site.example>",
  from: '"Site <x>" <notes@site.example>',
  to: ["ann@customer.example"],
  subject: hostile,
  headers: { "X-Note": hostile },
  sentAt: "2026-11-20T12:00:00.000Z",
  attachments: [
    { filename: "notetaker.ics", contentType: "text/calendar", disposition: "attachment", size: 9 },
    { filename: `${hostile}"\r\nX: y`, contentType: hostile, disposition: "attachment", size: 1 },
  ],
};
let answersWith: object | null;
let site: Server;
let mailbox: Mailbox;
let cwd = "";

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "mailbox-"));
  const bodies = join(cwd, ".wrangler/tmp/email/miniflare-1");
  await mkdir(join(bodies, "email-text"), { recursive: true });
  await mkdir(join(bodies, "email-html"), { recursive: true });
  await mkdir(join(bodies, "email-attachment"));
  await writeFile(join(bodies, "email-attachment/m1@site.example-1.ics"), "BEGIN:VCAL");
  await writeFile(join(bodies, "email-attachment/m1@site.example-2.bin"), hostile);
  await writeFile(
    join(bodies, "email-text/m1@site.example.txt"),
    `Read http://a.example/x?y&z\n${hostile}`,
  );
  await writeFile(
    join(bodies, "email-html/m1@site.example.html"),
    "<p>Hello <a href='/x'>you</a></p>",
  );

  site = createServer((_request, response) => {
    response.writeHead(answersWith ? 200 : 500).end(JSON.stringify(answersWith));
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  mailbox = await startMailbox({ port: 0, siteUrl, cwd });
});
beforeEach(() => {
  answersWith = { result: [mail], result_info: { has_more: false } };
});
afterAll(async () => {
  await mailbox.close();
  site.close();
  await rm(cwd, { recursive: true });
});

test("the mails are to be had as JSON, with both bodies", async () => {
  const [first] = (await (await fetch(`${mailbox.url}/api/mails`)).json()) as unknown[];
  expect(first).toMatchObject({
    to: mail.to,
    subject: hostile,
    html: "<p>Hello <a href='/x'>you</a></p>",
    text: expect.stringContaining("http://a.example"),
  });
});

test("the list and the mail show what was written, never as markup", async () => {
  for (const path of ["/", "/mail?id=m1%40site.example"]) {
    const page = await (await fetch(mailbox.url + path)).text();
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&lt;script&gt;alert(1)");
    expect(page).toContain("ann@customer.example");
  }
});

test("links in the text part can be followed", async () => {
  const page = await (await fetch(`${mailbox.url}/mail?id=m1%40site.example`)).text();
  expect(page).toContain('<a href="http://a.example/x?y&amp;z"');
});

test("a mail's HTML is served into a sandbox without script", async () => {
  const body = await fetch(`${mailbox.url}/body?id=m1%40site.example`);
  const policy = body.headers.get("content-security-policy");
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toContain("allow-scripts");
});

test("the files of a mail are linked, and are saved, never shown as a page", async () => {
  const page = await (await fetch(`${mailbox.url}/mail?id=m1%40site.example`)).text();
  const [first = "", second = ""] = [...page.matchAll(/href="(\/file[^"]+)"/g)].map(
    ([, path = ""]) => mailbox.url + path.replaceAll("&amp;", "&"),
  );
  expect(page).toContain("<strong>notetaker.ics</strong>");

  const file = await fetch(first);
  expect(await file.text()).toBe("BEGIN:VCAL");
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="notetaker.ics"');
  const other = await fetch(second);
  expect(other.headers.get("content-type")).toBe("application/octet-stream");
  expect(other.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
  expect((await fetch(`${mailbox.url}/file?id=m1%40site.example&nth=7`)).status).toBe(404);
});

test("the list looks for new mail by itself, with script and without", async () => {
  const response = await fetch(mailbox.url);
  const page = await response.text();
  expect(page).toContain('<noscript><meta http-equiv="refresh"');
  expect(page).toContain('data-newest="m1@site.example"');
  expect(response.headers.get("content-security-policy")).toContain("script-src 'sha256-");
});

test("without mail it says so, and so it does while the site is not there", async () => {
  answersWith = { result: [], result_info: { has_more: false } };
  expect(await (await fetch(mailbox.url)).text()).toContain("No mail yet");
  answersWith = null;
  const page = await fetch(mailbox.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("does not answer yet");
  expect((await fetch(`${mailbox.url}/api/mails`)).status).toBe(503);
});

test("an unknown mail is 404", async () => {
  expect((await fetch(`${mailbox.url}/mail?id=m2`)).status).toBe(404);
});
