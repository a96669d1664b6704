import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { freePort } from "./ports.ts";
import { startReloadProxy } from "./reload-proxy.ts";

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

async function proxied(answer: RequestListener) {
  const ports = { site: await freePort(), listen: await freePort() };
  const site = createServer(answer);
  await new Promise<void>((resolve) => site.listen(ports.site, "127.0.0.1", resolve));
  const proxy = await startReloadProxy(ports);
  endings.push(
    () => proxy.stop(),
    () => site.close(),
  );
  return { proxy, url: `http://127.0.0.1:${ports.listen}` };
}

const page: RequestListener = (request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", "script-src 'nonce-abc' 'strict-dynamic'");
  response.setHeader("x-host", request.headers.host ?? "");
  response.end("<!DOCTYPE html><html><head><title>ü</title></head></html>");
};

test("a page gets a script with its own nonce and is otherwise unchanged", async () => {
  const { url } = await proxied(page);
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  const html = await answer.text();
  expect(html).toMatch(
    /<head><script nonce="abc">[^<]+<\/script><title>ü<\/title><\/head><\/html>$/,
  );
  expect(answer.headers.get("x-host")).toBe(new URL(url).host);
});

test("a request of a script and a page without a nonce pass unchanged", async () => {
  const { url } = await proxied(page);
  expect(await (await fetch(url)).text()).not.toContain("<script");

  const { url: bare } = await proxied((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<head></head>");
  });
  const answer = await fetch(bare, { headers: { accept: "text/html" } });
  expect(await answer.text()).toBe("<head></head>");
});

test("method, body and status pass both ways", async () => {
  const { url } = await proxied((request, response) => {
    response.statusCode = 422;
    response.setHeader("x-method", request.method ?? "");
    request.pipe(response);
  });
  const answer = await fetch(url, { method: "POST", body: "name=Ann" });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("x-method")).toBe("POST");
  expect(await answer.text()).toBe("name=Ann");
});

test("a page that breaks off is answered while the site restarts", async () => {
  const { url } = await proxied((request, response) => {
    page(request, Object.assign(response, { end: () => response.write("<head>") }));
    setImmediate(() => response.destroy());
  });
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain("being restarted");
});

test("an open page gets an event after a rebuild", async () => {
  const { proxy, url } = await proxied(page);
  const reader = (await fetch(`${url}/__reload`)).body!.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(": open\n\n");
  proxy.reload();
  expect(await next()).toContain("event: reload");
});

test("a port that is taken is an error, not a missing address", async () => {
  const ports = { site: await freePort(), listen: await freePort() };
  const other = createServer().listen(ports.listen, "::1");
  endings.push(() => other.close());
  await once(other, "listening");
  await expect(startReloadProxy(ports)).rejects.toThrow("EADDRINUSE");
});

test("while the site restarts, a 502 explains it", async () => {
  const ports = { site: await freePort(), listen: await freePort() };
  const proxy = await startReloadProxy(ports);
  endings.push(() => proxy.stop());
  const answer = await fetch(`http://127.0.0.1:${ports.listen}/`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain("being restarted");
});
