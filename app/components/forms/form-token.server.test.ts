import { expect, test } from "vitest";
import { mintFormToken, readFormToken } from "./form-token.server";

const secret = "a-secret-of-at-least-thirty-two-chars";
const minted = Date.UTC(2026, 10, 20);
const later = minted + 60_000;

test("every token has a submission id of its own", async () => {
  const token = await mintFormToken(secret, "notetaker", minted);
  const first = await readFormToken(secret, "notetaker", token, later);
  expect(first.check).toBe("ok");
  expect(await readFormToken(secret, "notetaker", token, later + 1)).toEqual(first);

  const other = await mintFormToken(secret, "notetaker", minted);
  const second = await readFormToken(secret, "notetaker", other, later);
  expect(second.submissionId).not.toBe(first.submissionId);
});

test.each([
  ["too_young", 2_999],
  ["ok", 3_000],
  ["ok", 24 * 3_600_000],
  ["expired", 24 * 3_600_000 + 1],
  ["too_young", -1],
] as const)("a token is %s at an age of %i ms, and keeps its submission id", async (check, age) => {
  const token = await mintFormToken(secret, "notetaker", minted);
  const reading = await readFormToken(secret, "notetaker", token, minted + age);
  expect(reading).toEqual({ submissionId: token.split(".")[0], check, referrer: null });
});

test("a changed token, or the token of another form or site, is forged", async () => {
  const token = await mintFormToken(secret, "notetaker", minted);
  const [id = "", issuedAt = "", , mac = ""] = token.split(".");
  const forgeries = [
    `${id}.${issuedAt}..${mac.slice(1)}`,
    `${id}.zz${issuedAt}..${mac}`,
    `${id}x.${issuedAt}..${mac}`,
    `${id}.${issuedAt}.aHR0cHM6Ly9ldmlsLnRlc3Q.${mac}`,
    `${token}.x`,
    `${id}.${issuedAt}..%%%`,
    `${id}.${issuedAt}..A`,
    `${id}.${issuedAt}`,
    `${id}...${mac}`,
    "x",
    "x".repeat(100_000),
  ];
  for (const forgery of forgeries) {
    expect((await readFormToken(secret, "notetaker", forgery, later)).check).toBe("forged");
  }
  expect((await readFormToken(secret, "lead", token, later)).check).toBe("forged");
  expect((await readFormToken(`${secret}!`, "notetaker", token, later)).check).toBe("forged");
});

test("posts with the same text instead of a token share a submission id; posts without a token never do", async () => {
  const read = (token?: string) => readFormToken(secret, "notetaker", token, later);
  expect(await read("my-own-key")).toEqual(await read("my-own-key"));
  const [first, second] = [await read(), await read("")];
  expect([first.check, second.check]).toEqual(["missing", "missing"]);
  expect(first.submissionId).toMatch(/^[\w-]{22}$/);
  expect(first.submissionId).not.toBe(second.submissionId);
});

test("a token carries the origin that led to the page, unless it is too long", async () => {
  const referrerOf = async (referrer: string) => {
    const token = await mintFormToken(secret, "ai4b", minted, referrer);
    expect(token).toMatch(/^[\w.-]{50,200}$/);
    return (await readFormToken(secret, "ai4b", token, later)).referrer;
  };
  expect(await referrerOf("https://blog.example")).toBe("https://blog.example");
  const longest = `https://${"a".repeat(82)}`;
  expect(await referrerOf(longest)).toBe(longest);
  expect(await referrerOf(`${longest}a`)).toBeNull();
});
