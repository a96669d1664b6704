import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("the Worker answers", async () => {
  const r = await exports.default.fetch(new Request("http://localhost:8787/"));
  expect(r.status).toBe(200);
  const { success } = await env.DB.prepare("select * from outbox limit 1").run();
  expect(success).toBe(true);
});
