import { expect, test } from "vitest";
import { bodyLimitBytes, readForm, readJson, valueLimit } from "./read-body.server";

const spec = ["name", "email"] as const;

function post(body: BodyInit, type = "application/x-www-form-urlencoded", headers = {}): Request {
  return new Request("http://site.test/", {
    method: "POST",
    body,
    headers: { "Content-Type": type, ...headers },
  });
}

test("a form's named fields are read, and nothing else", async () => {
  const body =
    "name=Ada&__proto__.x=1&constructor.prototype.x=1&a[__proto__].x=1&toString.x=1&x[2e7]=1";
  expect(await readForm(post(body), spec)).toEqual({ outcome: "ok", values: { name: "Ada" } });
  expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
});

test("the first of two values with one name wins", async () => {
  expect(await readForm(post("name=Ada&name=Eve"), spec)).toEqual({
    outcome: "ok",
    values: { name: "Ada" },
  });
});

test("a multipart form is read, without its files", async () => {
  const form = new FormData();
  form.append("name", new File(["x"], "x.txt"));
  form.append("email", "ada@example.com");
  const request = new Request("http://site.test/", { method: "POST", body: form });
  expect(await readForm(request, spec)).toEqual({
    outcome: "ok",
    values: { email: "ada@example.com" },
  });
});

test("a body over the limit is refused, with or without a Content-Length", async () => {
  const big = "name=" + "a".repeat(bodyLimitBytes);
  expect(await readForm(post(big), spec)).toEqual({ outcome: "too_large" });

  const chunk = new TextEncoder().encode("a".repeat(10_000));
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  const request = new Request("http://site.test/", {
    method: "POST",
    body: endless,
    duplex: "half",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  } as RequestInit);
  expect(await readForm(request, spec)).toEqual({ outcome: "too_large" });
});

test("more than 100 fields are refused", async () => {
  expect(await readForm(post("a=1&".repeat(101)), spec)).toEqual({ outcome: "too_large" });
});

test("a long value is cut, but stays too long for any field", async () => {
  const read = await readForm(post("name=" + "a".repeat(valueLimit + 1)), spec);
  expect(read.outcome === "ok" && read.values.name?.length).toBe(valueLimit);
});

test.each(["text/plain", "application/json", ""])(
  "a form sent as '%s' is refused",
  async (type) => {
    const request = post("name=Ada", type || "x");
    if (!type) request.headers.delete("Content-Type");
    expect(await readForm(request, spec)).toEqual({ outcome: "unsupported_type" });
  },
);

test("a compressed body is not inflated", async () => {
  const request = post("name=Ada", undefined, { "Content-Encoding": "gzip" });
  expect(await readForm(request, spec)).toEqual({ outcome: "unsupported_type" });
});

test("a broken body, and a body that was read before, are unreadable", async () => {
  const broken = post("--x\r\nnonsense", "multipart/form-data; boundary=x");
  expect(await readForm(broken, spec)).toEqual({ outcome: "unreadable" });

  const used = post("name=Ada");
  await used.text();
  expect(await readForm(used, spec)).toEqual({ outcome: "unreadable" });
});

test("JSON is read, with a charset parameter too", async () => {
  expect(await readJson(post('{"a":1}', "application/json; charset=utf-8"), 100)).toEqual({
    outcome: "ok",
    value: { a: 1 },
  });
});

test("bad JSON, long JSON and another type are refused", async () => {
  expect(await readJson(post("{a:1}", "application/json"), 100)).toEqual({ outcome: "unreadable" });
  const notUtf8 = new Uint8Array([0x22, 0xff, 0x22]);
  expect(await readJson(post(notUtf8, "application/json"), 100)).toEqual({ outcome: "unreadable" });
  expect(await readJson(post('"aaaaaaaaaa"', "application/json"), 5)).toEqual({
    outcome: "too_large",
  });
  expect(await readJson(post("{}", "text/plain"), 100)).toEqual({ outcome: "unsupported_type" });
});
