import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { emptyTables } from "../support/pipeline";
import { takeRaised } from "~/lib/log/log.server";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// `env.EMAIL` has no own `send`: workerd looks it up at each call. Once V8 has optimized such a call, it ignores a
// spy that is put on the object later, unless an own `send` has been there from the start.
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
