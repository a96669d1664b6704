import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import { createClock, type SimClock } from "./clock.ts";
import { createDelivery, type Delivery, type Wire } from "./delivery.ts";
import { type Fault, faultRule, type FaultRule, isCut, takeFault } from "./faults.ts";
import type { FileReply } from "./film.ts";
import { parseJson, readBody, type Reply, send, serve, type Served } from "./http.ts";
import { type MeetingBot, meetingsPage } from "./meetings-page.ts";
import { pageHeaders } from "./page.ts";

/** Simulates a provider of bots on 127.0.0.1, with everything in memory. */

export type VendorOptions = {
  readonly port: number;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** null: the simulator sends no webhooks. */
  readonly webhookUrl: string | null;
  /** 1: a meeting takes about 30 s; 0: only `control.step` moves bots. Default 1. */
  readonly speed?: number;
  readonly rateLimits?: boolean;
  readonly now?: () => number;
};

/** Everything that a simulator knows. Times are epoch milliseconds of its own clock. */
export type Vendor<Bot, Settings> = {
  readonly clock: SimClock;
  readonly apiKey: string;
  readonly settings: Settings & {
    /** Divides every duration of a bot's life; 0 stops time for bots, which are then stepped by hand. */
    speed: number;
    rateLimits: boolean;
  };
  readonly bots: Map<string, Bot>;
  readonly delivery: Delivery;
  /** Times of the calls allowed so far, by rate limit. */
  readonly allowedCalls: Map<string, number[]>;
  /** The simulator's origin; set once the server listens. */
  url: string;
};

export type SimCall = {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** null until the call is answered, and for a connection that was cut. */
  status: number | null;
};

export type ReceivedCall = {
  readonly operation: string;
  readonly method: string;
  /** Id in the path, `""` if there is none. */
  readonly id: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
  readonly fault: Fault | null;
};

type Behavior<Bot> = {
  readonly route: (
    method: string,
    path: string,
  ) => { readonly operation: string; readonly id: string } | null;
  readonly reply: (call: ReceivedCall) => Promise<Reply> | Reply;
  readonly file: (url: URL, headers: IncomingHttpHeaders) => FileReply;
  readonly takeStep: (bot: Bot) => boolean;
  readonly reschedule: () => void;
  readonly reset?: () => void;
};

export type VendorControl<Bot, Settings> = {
  readonly state: () => {
    readonly now: number;
    readonly bots: readonly Bot[];
    readonly calls: readonly SimCall[];
  };
  /** Clears everything but the settings, and sets the clock to the real time. */
  readonly reset: () => void;
  readonly fault: (rule: z.input<typeof faultRule>) => void;
  readonly configure: (
    settings: Partial<Vendor<Bot, Settings>["settings"] & { url: string | null }>,
  ) => void;
  /** Takes the next `count` steps of a bot right away. Returns the number of steps taken. */
  readonly step: (botId: string, count?: number) => number;
  /** Moves the clock and runs all tasks due until then, in order. Resolves when their webhooks are sent. */
  readonly advance: (milliseconds: number) => Promise<void>;
  readonly settled: () => Promise<void>;
};

const maxCallsKept = 20_000;

/** Rejects when the port is taken. */
export async function startVendor<Bot extends MeetingBot, Settings extends object>(
  options: VendorOptions,
  ownSettings: Settings,
  wire: Wire,
  behave: (sim: Vendor<Bot, Settings>) => Behavior<Bot>,
): Promise<Served & { readonly control: VendorControl<Bot, Settings> }> {
  const clock = createClock(options.now);
  const target = { url: options.webhookUrl };
  const calls: SimCall[] = [];
  const faults: FaultRule[] = [];
  const { speed = 1, rateLimits = true } = options;
  const sim: Vendor<Bot, Settings> = {
    clock,
    apiKey: options.apiKey,
    settings: { ...ownSettings, speed, rateLimits },
    bots: new Map(),
    delivery: createDelivery(clock, target, wire),
    allowedCalls: new Map(),
    url: "",
  };
  const behavior = behave(sim);
  const served = await serve(options.port, handle);
  sim.url = served.url;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://simulator");
    const { method = "GET", headers } = request;
    const { pathname: path, searchParams: query } = url;
    const rawBody = await readBody(request);
    const answer = (reply: Reply) => send(response, reply, clock.now());
    if (method === "GET" && path === "/") {
      const html = meetingsPage([...sim.bots.values()]);
      return answer({ status: 200, html, headers: pageHeaders });
    }
    const isFile = method === "GET" && path.startsWith("/media/");
    const route = isFile ? { operation: "download", id: "" } : behavior.route(method, path);
    if (!route) return answer({ status: 404, json: { error: "Not found" } });

    const fault = takeFault(faults, route.operation);
    const idempotencyKey = headers["idempotency-key"]?.toString() ?? null;
    const body = withoutPictures(parseJson(rawBody));
    const call: SimCall = { method, path: path + url.search, idempotencyKey, body, status: null };
    calls.push(call);
    if (calls.length > maxCallsKept) calls.shift();
    if (isCut(fault, "before", response)) return;
    if (isFile && fault?.kind !== "status") {
      const file = behavior.file(url, headers);
      call.status = file.status;
      response.writeHead(file.status, { "content-type": file.type, ...file.headers });
      response.end(file.body);
      return;
    }
    const reply = await behavior.reply({ ...route, method, path, query, rawBody, headers, fault });
    if (isCut(fault, "after", response)) return;
    call.status = reply.status;
    answer(fault?.kind === "garbage" ? { status: 200, html: "{" } : reply);
  }

  const { settled } = sim.delivery;
  const control: VendorControl<Bot, Settings> = {
    state: () => ({ now: clock.now(), bots: [...sim.bots.values()], calls }),
    reset: () => {
      clock.clear();
      [sim.bots, sim.allowedCalls].forEach((map) => map.clear());
      calls.length = 0;
      faults.length = 0;
      behavior.reset?.();
    },
    fault: (rule) => void faults.push(faultRule.parse(rule)),
    configure: ({ url, ...settings }) => {
      if (url !== undefined) target.url = url;
      Object.assign(sim.settings, settings);
      behavior.reschedule();
    },
    step: (botId, count = 1) => {
      const bot = sim.bots.get(botId);
      let steps = 0;
      while (bot && steps < count && behavior.takeStep(bot)) steps += 1;
      return steps;
    },
    advance: async (milliseconds) => {
      clock.advance(milliseconds);
      await settled();
    },
    settled,
  };
  const close = () => {
    clock.clear();
    return served.close();
  };
  return { url: sim.url, control, close };
}

/** Leaves out pictures, which are tens of kilobytes each. */
export function withoutPictures<Body>(body: Body): Body {
  if (typeof body !== "object") return body;
  return JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === "string" && value.length > 2_000 ? undefined : value,
  ) as Body;
}
