import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { names } from "../../app/config/names.ts";
import { runSubjects, type CheckWorld, type Subject } from "../../scripts/check/run-subjects.ts";
import { readValues } from "../../scripts/check/deployed.ts";
import { readBody, serve as serveHttp } from "../simulators/frame/http.ts";
import { openTestDatabase } from "./sqlite-database.ts";
import { unpublishedSecrets } from "./unpublished-secrets.ts";

/** Values of a deployed site with everything in place; its addresses answer no call. */
export const soundValues = {
  ...unpublishedSecrets,
  STRIPE_SECRET_KEY: "rk_live_0123456789abcdefghij",
  SITE_URL: "https://www.acme.test",
  MAIL_FROM: "notes@acme.test",
  JOIN_ADDRESS: names.joinAddress,
  OPERATOR_EMAIL: "operator@acme.test",
  LEADS_WEBHOOK_URL: "https://crm.acme.test/hook",
  RECALL_BASE_URL: "http://127.0.0.1:9",
  ATTENDEE_BASE_URL: "http://127.0.0.1:9",
  STRIPE_BASE_URL: "http://127.0.0.1:9",
};

/** `values` replace `soundValues`; null removes a value. `wait` only moves the clock. */
export function checkWorld(
  values: Readonly<Record<string, string | null>> = {},
  tools: Partial<CheckWorld> = {},
): CheckWorld {
  const all = Object.entries({ ...soundValues, ...values });
  const present = Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
  let now = Date.now();
  return {
    place: "deployed",
    vars: {},
    values: present,
    ...readValues(present),
    fetch,
    worker: "larkfield-site",
    mailEventsQueue: "mail-events",
    cloudflare: { ask: nobody, accounts: nobody },
    db: openTestDatabase().db,
    clock: () => now,
    wait: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
    ...tools,
  };
}

const nobody = () => Promise.reject(new Error("no Cloudflare in this test"));

/** Runs subjects and returns the tally, and the printed text with one line for each step. */
export async function checkUp(subjects: Subject | readonly Subject[], world: CheckWorld) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const tally = await runSubjects(world, [subjects].flat(), { print });
  const text = lines.join("\n");
  /** Lines about the step whose line begins with `name`. */
  const about = (name: string) => {
    const from = lines.findIndex((line) => line.slice(4).startsWith(name));
    const next = lines.findIndex((line, nth) => nth > from && /^ {2}\S/.test(line));
    return lines.slice(from, next === -1 ? undefined : next).join("\n");
  };
  return { tally, text, about };
}

/** Starts a server that `answer` answers for and that ends with its test; returns the server's address. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<string> {
  const { url, close } = await serveHttp(0, async (request, response) => {
    answer(request, response, await readBody(request));
  });
  onTestFinished(close);
  return url;
}
