import { z } from "zod";
import { names } from "../../../app/config/names.ts";
import { href } from "../../../app/lib/render/href.ts";
import { templateVersions, type TemplateVersion } from "../../../app/payments/status.ts";
import { call, nobodyAnswered, wordsOf, type Reply } from "../http.ts";
import { failed, ok, skipped, type Outcome, type Step, type Subject } from "../step.ts";
import type { CheckWorld } from "../world.ts";

/** What a payment is looked up with (`app/payments/stripe.server.ts`), and the permission for each. */
const readByTheSite = [
  ["payment intents", "/v1/payment_intents"],
  ["charges", "/v1/charges"],
  ["customers", "/v1/customers"],
  ["checkout sessions", "/v1/checkout/sessions"],
] as const;

/** All that the webhook acts on (`app/payments/wire.server.ts`). */
const wantedEvents = ["payment_intent.succeeded"];

const list = <Item extends z.ZodTypeAny>(item: Item) =>
  z.object({ has_more: z.boolean(), data: z.array(item) });

const linkShape = z.object({
  id: z.string(),
  url: z.string(),
  active: z.boolean(),
  livemode: z.boolean(),
  payment_intent_data: z.object({ metadata: z.record(z.string()).nullish() }).nullish(),
  after_completion: z.object({ redirect: z.object({ url: z.string() }).nullish() }).nullish(),
});
type PaymentLink = z.output<typeof linkShape>;

const endpointShape = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
});

/** Stripe, which is only ever read: what the key may see, the two links, the webhook. */
export function stripeSubject(): Subject {
  return {
    name: "Payments",
    when: "before",
    steps: [
      ...readByTheSite.map(([what, path]): Step => ({
        name: `The key may read ${what}`,
        would: `reads one of them (GET ${path}?limit=1) and shows nothing of it`,
        run: (world) => use(world, async (get) => readable(await get(`${path}?limit=1`), what)),
      })),
      ...templateVersions.map((version): Step => ({
        name: `Payment link of the ${version} version`,
        would: `looks for ${names.checkout[version]} among the account's links`,
        run: (world) => use(world, (get) => checkLink(get, world, version)),
      })),
      {
        name: "Stripe's webhook to the site",
        would: `looks for an enabled one to ${href("stripe-webhook")} with ${wantedEvents.join(", ")}`,
        run: (world) => use(world, (get) => checkEndpoint(get, world)),
      },
    ],
  };
}

type Get = (path: string) => Promise<Reply | null>;

function use({ env, fetch }: CheckWorld, act: (get: Get) => Promise<Outcome>): Promise<Outcome> {
  const { stripe } = env;
  if (!stripe) return Promise.resolve(skipped("STRIPE_SECRET_KEY is not at hand or not right"));
  const headers = { authorization: `Bearer ${stripe.secretKey}` };
  return act((path) => call(fetch, stripe.baseUrl + path, { headers }));
}

/** null when the answer is what was asked for. */
function refusal(reply: Reply | null, what: string): Outcome | null {
  if (reply === null) return nobodyAnswered("Stripe", "STRIPE_BASE_URL");
  if (reply.status === 200) return null;
  const said = `Stripe answers ${reply.status} ${wordsOf(reply)}.`;
  if (reply.status === 401) {
    return failed(
      `${said} It does not know this key.`,
      "Copy the key anew from Stripe's dashboard, Developers → API keys; then npx wrangler secret put STRIPE_SECRET_KEY.",
    );
  }
  if (reply.status === 403) {
    return failed(
      `${said} The key may not read ${what}.`,
      `Edit the restricted key in Stripe's dashboard: reading ${what} is to be allowed.`,
    );
  }
  return failed(
    said,
    "Compare STRIPE_BASE_URL in wrangler.toml with https://api.stripe.com, and run the check again.",
  );
}

function readable(reply: Reply | null, what: string): Outcome {
  const refused = refusal(reply, what);
  if (refused) return refused;
  const answer = list(z.unknown()).safeParse(reply?.json);
  return answer.success ? ok() : strange(what);
}

/** Reads on until nothing is left, or for so many pages. */
async function readAll<Item extends z.ZodTypeAny>(
  get: Get,
  path: string,
  item: Item,
  what: string,
): Promise<{ readonly items: readonly z.output<Item>[] } | { readonly outcome: Outcome }> {
  const items: z.output<Item>[] = [];
  let after = "";
  for (let page = 0; page < 10; page += 1) {
    const reply = await get(`${path}?limit=100${after}`);
    // The site itself never asks for these: a key that may not read them is right all the same.
    if (reply?.status === 403) {
      const byHand = `the key may not read ${what}, which the site does not need; look at them in Stripe's dashboard, or allow it`;
      return { outcome: skipped(byHand) };
    }
    const refused = refusal(reply, what);
    if (refused) return { outcome: refused };
    const answer = list(item).safeParse(reply?.json);
    if (!answer.success) return { outcome: strange(what) };
    const found = answer.data.data as (z.output<Item> & { readonly id: string })[];
    items.push(...found);
    if (!answer.data.has_more) break;
    after = `&starting_after=${encodeURIComponent(found.at(-1)?.id ?? "")}`;
  }
  return { items };
}

async function checkLink(
  get: Get,
  { env }: CheckWorld,
  version: TemplateVersion,
): Promise<Outcome> {
  const read = await readAll(get, "/v1/payment_links", linkShape, "payment links");
  if ("outcome" in read) return read.outcome;
  const url = names.checkout[version];
  const link = read.items.find((one) => one.url === url);
  if (!link) {
    return failed(
      `No payment link of this account has the address ${url}.`,
      `Put the link's address into names.checkout.${version} in app/config/names.ts; a key of the test mode sees test links only.`,
    );
  }
  return judgeLink(link, version, env.siteUrl);
}

function judgeLink(link: PaymentLink, version: TemplateVersion, siteUrl: string): Outcome {
  const update = `stripe payment_links update ${link.id}`;
  if (!link.active) {
    return failed("It is deactivated: buyers see a page that says so.", `${update} -d active=true`);
  }
  const told = link.payment_intent_data?.metadata?.["template"];
  if (told !== version) {
    return failed(
      told === undefined
        ? "It does not say which version is bought, so the amount would decide."
        : `Its metadata says that the ${told} version is bought.`,
      `${update} -d "payment_intent_data[metadata][template]=${version}"`,
    );
  }
  const wanted = `${siteUrl}${href("template-success")}?session_id={CHECKOUT_SESSION_ID}`;
  const redirect = link.after_completion?.redirect?.url;
  if (redirect === wanted) return ok();
  return failed(
    redirect === undefined
      ? "After the payment it does not lead back to the site."
      : `After the payment it leads to ${redirect}.`,
    `${update} -d "after_completion[type]=redirect" -d "after_completion[redirect][url]=${wanted}"`,
  );
}

async function checkEndpoint(get: Get, { env }: CheckWorld): Promise<Outcome> {
  const read = await readAll(get, "/v1/webhook_endpoints", endpointShape, "webhook endpoints");
  if ("outcome" in read) return read.outcome;
  const url = env.siteUrl + href("stripe-webhook");
  const ours = read.items.filter((endpoint) => endpoint.url === url);
  const [first] = ours;
  if (!first) {
    return failed(
      `No webhook of this account goes to ${url}.`,
      `Add one in Stripe's dashboard, Developers → Webhooks, for ${wantedEvents.join(", ")}, and set its signing secret: npx wrangler secret put STRIPE_WEBHOOK_SECRETS.`,
    );
  }
  const enabled = ours.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) {
    return failed(
      `The webhook ${first.id} is disabled: Stripe does that when it was not answered for days.`,
      "Enable it in Stripe's dashboard, Developers → Webhooks.",
    );
  }
  const missing = wantedEvents.filter((event) =>
    enabled.every(({ enabled_events: sent }) => !sent.includes(event) && !sent.includes("*")),
  );
  if (missing.length === 0) return ok();
  return failed(
    `The webhook ${enabled[0]?.id ?? ""} does not send ${missing.join(", ")}: nobody would be mailed what they paid for.`,
    "Add the event to it in Stripe's dashboard, Developers → Webhooks.",
  );
}

function strange(what: string): Outcome {
  return failed(
    `What is asked for ${what} answers with something that is not Stripe's data.`,
    "STRIPE_BASE_URL in wrangler.toml is to be https://api.stripe.com.",
  );
}
