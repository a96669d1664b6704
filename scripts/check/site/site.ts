import { href } from "../../../app/lib/render/href.ts";
import { constantHeaders, isolation } from "../../../workers/constant-headers.ts";
import { call, nobodyAnswered, wordsOf, type Reply } from "../http.ts";
import { failed, ok, type Outcome, type Subject } from "../step.ts";
import type { CheckWorld } from "../world.ts";

/** A file that is served without the Worker, and that every deployment has. */
const sampleFile = "/favicon.svg";

const see =
  "See what stands before the Worker: a rule or transform of the zone, another Worker, an old deployment (npm run deploy).";

/** The site, as anybody meets it. */
export function siteSubject(): Subject {
  return {
    name: "Site",
    when: "after",
    steps: [
      {
        name: "It answers, and reads its database",
        would: `GET ${href("healthz")}`,
        run: (world) => at(world, href("healthz"), judgeHealth),
      },
      {
        name: "Its pages have their headers",
        would: "GET / and compares the security headers with those of the Worker",
        run: (world) =>
          at(world, href("home"), (reply) =>
            judgeHeaders(reply, { ...constantHeaders, ...policyOfPages }),
          ),
      },
      {
        name: "Its files have their headers",
        would: `GET ${sampleFile} and compares them with public/_headers`,
        run: (world) =>
          at(world, sampleFile, (reply) =>
            judgeHeaders(reply, { ...constantHeaders, [isolation.name]: isolation.value }),
          ),
      },
    ],
  };
}

/** Begins so; the rest holds a nonce. */
const policyOfPages = { "Content-Security-Policy": "default-src 'none'; script-src 'nonce-" };

async function at(
  { fetch, env }: CheckWorld,
  path: string,
  judge: (reply: Reply) => Outcome,
): Promise<Outcome> {
  const reply = await call(fetch, env.siteUrl + path);
  return reply ? judge(reply) : nobodyAnswered("The site", env.siteUrl);
}

function judgeHealth(reply: Reply): Outcome {
  const { status, json } = reply;
  if (status === 200 && JSON.stringify(json) === '{"ok":true}') return ok();
  if (status === 503 && JSON.stringify(json) === '{"ok":false}') {
    return failed(
      "It answers, but cannot read its tables.",
      "npx wrangler d1 migrations apply DB --remote; then see that database_id in wrangler.toml is the right one.",
    );
  }
  if (status === 500) {
    return failed(
      "It answers 500: a variable or secret is missing, too weak or published.",
      "npx wrangler tail --search env.invalid names it.",
    );
  }
  return failed(
    `Something else answers at this address: ${status} ${wordsOf(reply).slice(0, 200)}.`,
    "Compare SITE_URL with `routes` in wrangler.toml (README, “Deploy”, step 2); then npm run deploy.",
  );
}

function judgeHeaders(
  { status, headers }: Reply,
  wanted: Readonly<Record<string, string>>,
): Outcome {
  if (status !== 200) return failed(`It answers ${status}.`, see);
  const names = Object.keys(wanted);
  const missing = names.filter((name) => headers.get(name) === null);
  if (missing.length > 0) return failed(`Missing: ${missing.join(", ")}.`, see);
  const other = names.filter((name) => !headers.get(name)?.startsWith(wanted[name] ?? ""));
  return other.length === 0 ? ok() : failed(`Not as the Worker sets it: ${other.join(", ")}.`, see);
}
