import { z } from "zod";
import { names } from "../../app/config/names.ts";
import { href } from "../../app/lib/render/href.ts";
import { templateVersions, type TemplateVersion } from "../../app/payments/payment-state.ts";
import { call, refusalOf, type Vendor } from "./http.ts";
import { NotTried, step, Wrong, type CheckWorld, type Note, type Subject } from "./run-subjects.ts";

/** Objects that `app/payments/stripe-api.server.ts` reads; a restricted key has a permission for each. */
const readByTheSite = [
  ["payment intents", "/v1/payment_intents"],
  ["charges", "/v1/charges"],
  ["customers", "/v1/customers"],
  ["checkout sessions", "/v1/checkout/sessions"],
] as const;

/** The only event that `app/payments/stripe-objects.server.ts` acts on. */
const wantedEvent = "payment_intent.succeeded";

const link = z.object({
  id: z.string(),
  url: z.string(),
  active: z.boolean(),
  payment_intent_data: z.object({ metadata: z.record(z.string()).nullish() }).nullish(),
  after_completion: z.object({ redirect: z.object({ url: z.string() }).nullish() }).nullish(),
});

const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
});

/** Looks at the key's permissions, the two payment links and the webhook. Changes nothing at Stripe. */
export const stripe: Subject = {
  name: "Payments",
  when: "before",
  steps: [
    ...readByTheSite.map(([what, path]) =>
      step(
        `The key may read ${what}`,
        `reads one of them (GET ${path}?limit=1) and shows nothing of it`,
        async (world) => {
          await readList(world, path, z.object({ id: z.string() }), what, 1);
          return undefined;
        },
      ),
    ),
    ...templateVersions.map((version) =>
      step(
        `Payment link of the ${version} version`,
        `looks for ${names.checkout[version]} among the account's links`,
        (world) => checkLink(world, version),
      ),
    ),
    step(
      "Stripe's webhook to the site",
      `looks for an enabled one to ${href("stripe-webhook")} with ${wantedEvent}`,
      checkEndpoint,
    ),
  ],
};

/** Reads up to `limit` items of a list at Stripe. A refusal is thrown as advice for the operator. */
async function readList<Item extends { readonly id: string }>(
  { env, fetch }: CheckWorld,
  path: string,
  item: z.ZodType<Item, z.ZodTypeDef, unknown>,
  what: string,
  limit = 1_000,
): Promise<readonly Item[]> {
  const { stripe } = env;
  if (!stripe) throw new NotTried("STRIPE_SECRET_KEY is not at hand or not right");
  const headers = { authorization: `Bearer ${stripe.secretKey}` };
  const page = z.object({ has_more: z.boolean(), data: z.array(item) });
  const items: Item[] = [];
  for (let more = true; more && items.length < limit;) {
    const last = items.at(-1)?.id;
    const after = last === undefined ? "" : `&starting_after=${encodeURIComponent(last)}`;
    const query = `?limit=${Math.min(limit, 100)}${after}`;
    const reply = await call(fetch, stripe.baseUrl + path + query, { headers });
    // Only this check reads whole lists, so the site works with a key that may not.
    if (reply?.status === 403 && limit > 1) {
      throw new NotTried(
        `the key may not read ${what}, which the site does not need; look at them in Stripe's dashboard, or allow it`,
      );
    }
    if (reply?.status !== 200) throw refusalOf(vendorOf(what), reply);
    const { data } = page.safeParse(reply.json);
    if (!data) {
      throw new Wrong(
        `Asked for ${what}, the server at STRIPE_BASE_URL answers with something that is not Stripe's data.`,
        vendorOf(what).addressAdvice,
      );
    }
    items.push(...data.data);
    more = data.has_more;
  }
  return items;
}

function vendorOf(what: string): Vendor {
  const addressAdvice = "STRIPE_BASE_URL in wrangler.toml must be https://api.stripe.com.";
  return {
    name: "Stripe",
    where: "STRIPE_BASE_URL",
    addressAdvice,
    bodyAdvice: addressAdvice,
    keyAdvice: `Edit the restricted key in Stripe's dashboard: reading ${what} must be allowed. If Stripe does not know the key: copy the key again, then npx wrangler secret put STRIPE_SECRET_KEY.`,
  };
}

async function checkLink(world: CheckWorld, version: TemplateVersion): Promise<Note> {
  const links = await readList(world, "/v1/payment_links", link, "payment links");
  const url = names.checkout[version];
  const found = links.find((one) => one.url === url);
  if (!found) {
    throw new Wrong(
      `No payment link of this account has the address ${url}.`,
      `Put the link's address into names.checkout.${version} in app/config/names.ts; a key of the test mode sees test links only.`,
    );
  }
  const update = `stripe payment_links update ${found.id}`;
  if (!found.active) {
    const wrong = "It is deactivated: buyers see a page that says so.";
    throw new Wrong(wrong, `${update} -d active=true`);
  }
  const statedVersion = found.payment_intent_data?.metadata?.["template"];
  if (statedVersion !== version) {
    throw new Wrong(
      statedVersion === undefined
        ? "It does not say which version is bought, so the amount would decide."
        : `Its metadata says that the ${statedVersion} version is bought.`,
      `${update} -d "payment_intent_data[metadata][template]=${version}"`,
    );
  }
  const wanted = `${world.env.siteUrl}${href("template-success")}?session_id={CHECKOUT_SESSION_ID}`;
  const redirect = found.after_completion?.redirect?.url;
  if (redirect === wanted) return undefined;
  throw new Wrong(
    redirect === undefined
      ? "After the payment it does not lead back to the site."
      : `After the payment it leads to ${redirect}.`,
    `${update} -d "after_completion[type]=redirect" -d "after_completion[redirect][url]=${wanted}"`,
  );
}

async function checkEndpoint(world: CheckWorld): Promise<Note> {
  const all = await readList(world, "/v1/webhook_endpoints", endpoint, "webhook endpoints");
  const url = world.env.siteUrl + href("stripe-webhook");
  const toTheSite = all.filter((one) => one.url === url);
  const [first] = toTheSite;
  if (!first) {
    throw new Wrong(
      `No webhook of this account goes to ${url}.`,
      `Add one in Stripe's dashboard, Developers → Webhooks, for ${wantedEvent}, and set its signing secret: npx wrangler secret put STRIPE_WEBHOOK_SECRETS.`,
    );
  }
  const enabled = toTheSite.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) {
    throw new Wrong(
      `The webhook ${first.id} is disabled: Stripe does that when it was not answered for days.`,
      "Enable it in Stripe's dashboard, Developers → Webhooks.",
    );
  }
  const sends = (event: string) => event === "*" || event === wantedEvent;
  if (enabled.some(({ enabled_events: events }) => events.some(sends))) return undefined;
  throw new Wrong(
    `The webhook ${enabled[0]?.id ?? ""} does not send ${wantedEvent}: no buyer would be mailed what they paid for.`,
    "Add the event to it in Stripe's dashboard, Developers → Webhooks.",
  );
}
