import { names } from "../../../app/config/names.ts";
import type { Reply } from "../frame/http.ts";
import { errorObject } from "./objects.ts";

/** Settings of an account. */
export type StripeAccount = {
  /** Paths under /v1 that the restricted key may not read. */
  readonly forbidden: Set<string>;
  readonly links: SimLink[];
  readonly endpoints: SimEndpoint[];
};

type SimLink = {
  readonly id: string;
  url: string;
  active: boolean;
  template: string | null;
  redirect: string | null;
};

type SimEndpoint = {
  readonly id: string;
  url: string;
  status: "enabled" | "disabled";
  events: readonly string[];
};

/** An account that is set up as the README says. */
export function soundAccount(webhookUrl: string): StripeAccount {
  const site = new URL(webhookUrl).origin;
  const link = (version: "agency" | "creator"): SimLink => ({
    id: `plink_${version}`,
    url: names.checkout[version],
    active: true,
    template: version,
    redirect: `${site}/template-success?session_id={CHECKOUT_SESSION_ID}`,
  });
  return {
    forbidden: new Set(),
    links: [link("agency"), link("creator")],
    endpoints: [
      { id: "we_site", url: webhookUrl, status: "enabled", events: ["payment_intent.succeeded"] },
    ],
  };
}

/** Returns the reply to a GET of one of the account's lists; null for every other path. */
export function listOf(
  account: StripeAccount,
  url: URL,
  intents: readonly unknown[],
): Reply | null {
  const what = url.pathname.replace(/^\/v1\//, "");
  const rows = rowsOf(account, what, intents);
  if (rows === null) return null;
  if (account.forbidden.has(what)) return forbidden(what);

  const limit = Number(url.searchParams.get("limit") ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    return { status: 400, json: errorObject("Invalid integer: limit", { param: "limit" }) };
  }
  const after = url.searchParams.get("starting_after");
  const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const data = rows.slice(from, from + limit);
  const has_more = from + limit < rows.length;
  return { status: 200, json: { object: "list", url: url.pathname, has_more, data } };
}

function rowsOf(
  { links, endpoints }: StripeAccount,
  what: string,
  intents: readonly unknown[],
): readonly { readonly id: string }[] | null {
  switch (what) {
    case "payment_intents":
      return intents as readonly { readonly id: string }[];
    case "charges":
    case "customers":
    case "checkout/sessions":
      return [];
    case "payment_links":
      return links.map(linkObject);
    case "webhook_endpoints":
      return endpoints.map(endpointObject);
    default:
      return null;
  }
}

/** https://docs.stripe.com/api/payment-link/object */
function linkObject({ id, url, active, template, redirect }: SimLink) {
  return {
    id,
    object: "payment_link",
    active,
    after_completion:
      redirect === null
        ? { type: "hosted_confirmation" }
        : { type: "redirect", redirect: { url: redirect } },
    payment_intent_data: template === null ? null : { metadata: { template } },
    url,
  };
}

/** https://docs.stripe.com/api/webhook_endpoints/object */
function endpointObject({ id, url, status, events }: SimEndpoint) {
  return {
    id,
    object: "webhook_endpoint",
    enabled_events: events,
    status,
    url,
  };
}

/** https://github.com/stripe/stripe-node/issues/2246 */
function forbidden(what: string): Reply {
  const right = `rak_${what.replace(/s$/, "").replace("/", "_")}_read`;
  const message =
    "The provided key 'rk_test_*********************************************************abcdef' does " +
    "not have the required permissions for this endpoint on account 'acct_1Sample'. Having the " +
    `'${right}' permission would allow this request to continue.`;
  return { status: 403, json: errorObject(message) };
}
