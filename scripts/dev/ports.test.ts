import { createServer, Server } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { demandFree, freePort, localPorts } from "./ports.ts";

afterEach(() => void vi.restoreAllMocks());

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

test.each([{ MODEL_PORT: "8787" }, { PORT: "8795" }])(
  "two services on one port are refused: %j",
  (variables) => {
    expect(() => localPorts(variables)).toThrow(/^PORT and MODEL_PORT are both 87\d\d/);
  },
);

test("a forbidden port is not reported as taken", async () => {
  const denied = Object.assign(new Error("denied"), { code: "EACCES" });
  vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit("error", denied));
    return this;
  });
  const attempt = demandFree(localPorts({ PORT: "80" }));
  await expect(attempt).rejects.toThrow(
    "Port 80 cannot be used (EACCES). Choose another port: PORT=8787 npm start",
  );
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

test("a free port is outside the range of outgoing connections", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
