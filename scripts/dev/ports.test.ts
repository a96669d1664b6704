import { createServer } from "node:net";
import { expect, test } from "vitest";
import { demandFree, freePort, localPorts } from "./ports.ts";

test("ports have defaults and are chosen by variables", () => {
  expect(localPorts({})).toEqual({
    site: 8787,
    recall: 8790,
    mailbox: 8791,
    crm: 8792,
    stripe: 8793,
    attendee: 8794,
    model: 8795,
  });
  expect(localPorts({ PORT: "9000" }).site).toBe(9000);
});

test.each(["0", "http", "70000", "1.5", ""])("PORT=%j is refused by name", (PORT) => {
  expect(() => localPorts({ PORT })).toThrow("PORT must be a port number");
});

test("a taken port is named, with the way to choose another", async () => {
  const recall = await freePort();
  const server = createServer().listen(recall, "127.0.0.1");
  try {
    const free = { site: await freePort(), mailbox: await freePort(), crm: await freePort() };
    const ports = {
      ...free,
      recall,
      stripe: await freePort(),
      attendee: await freePort(),
      model: await freePort(),
    };
    await expect(demandFree(ports)).rejects.toThrow(
      `Port ${recall} is taken by another program. End it, or choose another port: RECALL_PORT=`,
    );
  } finally {
    server.close();
  }
});

test("a free port is none that a connection may be given meanwhile", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
