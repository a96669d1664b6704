import { readFileSync } from "node:fs";
import { testSecrets } from "../../app/config/published-secrets.server.ts";
import { names } from "../../app/config/names.ts";
import type { openBuild } from "../../scripts/parts/rendered-pages.ts";
import { root } from "../../scripts/parts/root.ts";
import { openNodeD1 } from "./node-d1.ts";

type Sent = { readonly text: string };

/** The built Worker in this process, on a database of its own; what leaves it is kept. */
export function openSite(build: Awaited<ReturnType<typeof openBuild>>) {
  const domain = names.contactEmail.replace(/^.*@/, "");
  const origin = `http://www.${domain}`;
  const sent: Sent[] = [];
  const calls: string[] = [];
  const waiting: Promise<unknown>[] = [];
  const bindings = {
    ...testSecrets,
    DB: openNodeD1(),
    EMAIL: { send: async (mail: Sent) => void sent.push(mail) },
    ASSETS: {
      fetch: async (url: URL) => new Response(readFileSync(`${root}public${url.pathname}`)),
    },
    TASK_COUNTER: {},
    POST_LIMIT: { limit: async () => ({ success: true }) },
    SITE_URL: origin,
    MAIL_FROM: `notetaker@${domain}`,
    JOIN_ADDRESS: names.joinAddress,
    OPERATOR_EMAIL: "operator@example.com",
    RECALL_BASE_URL: "http://provider.example",
    STRIPE_BASE_URL: "http://payments.example",
    PIXEL_ID: "123456789",
    AUTOMATION_WEBHOOK_URL: "http://automation.example/visits",
  };
  globalThis.fetch = async (input, init) => {
    calls.push(`${new Request(input, init).url} ${String(init?.body)}`);
    return new Response(null, { status: 503 });
  };
  const answer = build.createSite(build);

  async function ask(path: string, init: RequestInit): Promise<string> {
    const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
    const request = new Request(`${origin}${path}`, init);
    const { status, headers, body } = await answer(request, bindings, {
      clock: Date.now,
      waitUntil,
    });
    const text = await new Response(body).text();
    return `${status}\n${JSON.stringify([...headers])}\n\n${text}`;
  }

  return {
    sent,
    calls,
    get: (path: string) => ask(path, {}),
    post: (path: string, body: string) =>
      ask(path, { method: "POST", body, headers: { "Content-Type": "application/json" } }),
    async tick() {
      await Promise.all(waiting);
      const clock = () => Date.now() + 60_000;
      const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
      await build.runTick(build.createWorld(build.readEnv(bindings), { clock, waitUntil }));
    },
  };
}
