import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { emptyTables } from "../support/pipeline";
import { takeRaised } from "~/lib/log/log.server";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// A binding finds its methods by an interceptor. Optimized code asks the interceptor even after a spy has put a
// property there, unless a property was there before.
if (!Object.hasOwn(env.EMAIL, "send")) {
  const send = (mail: Parameters<SendEmail["send"]>[0]) => Reflect.apply(real, env.EMAIL, [mail]);
  const real: SendEmail["send"] = env.EMAIL.send;
  Object.defineProperty(env.EMAIL, "send", { value: send, writable: true, configurable: true });
}

/** Each test begins with empty tables and without the spies and alarms of other tests. */
beforeEach(async () => {
  takeRaised();
  vi.restoreAllMocks();
  await emptyTables();
});
