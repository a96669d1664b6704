import { z } from "zod";
import type { RecallControl } from "./control.ts";
import { faultRule } from "./faults.ts";
import { outcomeNames, outcomes } from "../frame/outcomes.ts";
import type { Reply } from "./state.ts";
import { webhookFaultRule } from "../frame/delivery.ts";

export type ControlRoutes = (method: string, url: URL, rawBody: string) => Promise<Reply>;

const prefix = "/__sim/";

const settings = z
  .object({
    speed: z.number().nonnegative(),
    rateLimits: z.boolean(),
    downloadSeconds: z.number().positive(),
    lateDeleteStatus: z.union([z.literal(400), z.literal(405)]),
    url: z.string().url().nullable(),
    headers: z.enum(["webhook", "svix"]),
  })
  .partial()
  .strict();

export function isControlPath(path: string): boolean {
  return path.startsWith(prefix);
}

/**
 * GET state, outcomes. POST reset, faults, webhook-faults, settings, clock {advanceMs},
 * bots/{id}/step {count}, bots/{id}/outcome {outcome}, webhooks/{id}/replay, settled.
 */
export function createControlRoutes(control: RecallControl): ControlRoutes {
  return async (method, url, rawBody) => {
    try {
      const [what = "", id = "", verb = ""] = url.pathname.slice(prefix.length).split("/");
      const name = [method, what, verb].filter(Boolean).join(" ");
      return await run(name, id, rawBody === "" ? {} : JSON.parse(rawBody));
    } catch (error) {
      return { status: 400, json: { detail: error instanceof Error ? error.message : "invalid" } };
    }
  };

  async function run(name: string, id: string, body: unknown): Promise<Reply> {
    switch (name) {
      case "GET state":
        return { status: 200, json: control.state() };
      case "GET outcomes":
        return { status: 200, json: outcomes };
      case "POST reset":
        control.reset();
        return done;
      case "POST faults":
        control.fault(faultRule.parse(body));
        return done;
      case "POST webhook-faults":
        control.webhookFault(webhookFaultRule.parse(body));
        return done;
      case "POST settings":
        control.configure(present(settings.parse(body)));
        return done;
      case "POST clock":
        await control.advance(z.object({ advanceMs: z.number() }).parse(body).advanceMs);
        return done;
      case "POST settled":
        await control.settled();
        return done;
      case "POST bots step": {
        const { count } = z.object({ count: z.number().int().default(1) }).parse(body);
        return { status: 200, json: { taken: control.step(id, count) } };
      }
      case "POST bots outcome": {
        const { outcome } = z.object({ outcome: z.enum(outcomeNames) }).parse(body);
        return control.setOutcome(id, outcome) ? done : unknown;
      }
      case "POST webhooks replay":
        await control.replay(id);
        return done;
      default:
        return unknown;
    }
  }
}

const done: Reply = { status: 200, json: { ok: true } };
const unknown: Reply = { status: 404, json: { detail: "No such command." } };

type Settings = Parameters<RecallControl["configure"]>[0];

/** The fields that were given: absent and undefined are not the same to the settings. */
function present(parsed: z.output<typeof settings>): Settings {
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}
