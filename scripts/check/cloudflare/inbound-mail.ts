import { names } from "../../../app/config/names.ts";
import { routingOf, type Routing } from "./account.ts";
import { domainOf } from "./mail.ts";
import { failed, ok, type Outcome, type Subject } from "../step.ts";
import type { CheckWorld } from "../world.ts";

const addressName = "The join address is the one that the pages name";

/** Whether a calendar's mail to the join address comes to the Worker. */
export function inboundMailSubject(): Subject {
  return {
    name: "Mail in",
    when: "after",
    steps: [
      {
        name: addressName,
        would: "compares JOIN_ADDRESS with joinAddress in app/config/names.ts",
        run: ({ env }) => Promise.resolve(compareAddresses(env.joinAddress)),
      },
      {
        name: "Email Routing hands it to the Worker",
        would: "asks Cloudflare for the domain's routing rules",
        run: checkRouting,
      },
    ],
  };
}

function compareAddresses(joinAddress: string): Outcome {
  if (joinAddress === names.joinAddress.toLowerCase()) return ok();
  return failed(
    "They differ: whoever adds the address that the pages name would get no notetaker.",
    "Set the same in wrangler.toml and app/config/names.ts; then npm run deploy.",
  );
}

async function checkRouting(world: CheckWorld): Promise<Outcome> {
  const { env, worker } = world;
  const { joinAddress } = env;
  const domain = domainOf(joinAddress);
  const told = await routingOf(world, domain);
  if (!told.ok) return told.outcome;
  return judge(told.value, { joinAddress, domain, worker });
}

type Wanted = { readonly joinAddress: string; readonly domain: string; readonly worker: string };

function judge(routing: Routing | null, { joinAddress, domain, worker }: Wanted): Outcome {
  const create = `npx wrangler email routing rules create ${domain} --match-type literal --match-field to --match-value JOIN_ADDRESS --action-type worker --action-value ${worker}`;
  if (routing === null) {
    return failed(
      `${domain}, the domain of JOIN_ADDRESS, is none of this account's.`,
      "Add the domain to Cloudflare, or set JOIN_ADDRESS to an address of one that is there.",
    );
  }
  if (!routing.enabled) {
    return failed(
      `Email Routing is off for ${domain}: mail to the join address is lost.`,
      `npx wrangler email routing enable ${domain}`,
    );
  }
  const rule = routing.rules.find(({ to }) => to.includes(joinAddress));
  if (!rule) {
    return routing.catchAll.includes(worker)
      ? ok("by the rule for all addresses")
      : failed(`No rule of ${domain} is for the join address.`, create);
  }
  if (!rule.enabled) {
    return failed(
      "The join address has a rule, but it is switched off.",
      "Enable it in Cloudflare's dashboard, Email Routing.",
    );
  }
  if (rule.workers.includes(worker)) return ok();
  return failed(
    "The join address has a rule, but it goes elsewhere than to this Worker.",
    `Delete it in Cloudflare's dashboard, Email Routing; then ${create}`,
  );
}
