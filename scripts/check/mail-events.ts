import { z } from "zod";
import { domainOf, read, zoneOf } from "./cloudflare.ts";
import { type CheckWorld, type Note, type Subject, Wrong } from "./run.ts";

/** The events without which the site does not hear that a mail bounced, or was called spam. */
const wantedEvents = ["message.bounced", "message.complained"];

/** Whether the site hears of bounces and complaints. */
export function mailEventsSubject(): Subject {
  return {
    name: "Bounces and complaints",
    when: "after",
    steps: [
      {
        name: "The queue's events go to the Worker",
        would: "asks Cloudflare for the queue of wrangler.toml and its consumers",
        run: async (world) => {
          const { consumers } = await findQueue(world);
          if (consumers.some(({ script }) => script === world.worker)) return undefined;
          throw new Wrong("Nobody reads the queue of mail events.", "npm run deploy");
        },
      },
      {
        name: "The mail service puts its events into the queue",
        would: "asks Cloudflare which events of the domain of MAIL_FROM go there",
        run: checkSubscription,
      },
    ],
  };
}

const queues = z.array(
  z.object({
    queue_id: z.string(),
    queue_name: z.string(),
    consumers: z
      .array(z.object({ script: z.string().nullish(), service: z.string().nullish() }))
      .default([]),
  }),
);

async function findQueue({ cloudflare, mailEventsQueue }: CheckWorld) {
  for (const account of await cloudflare.accounts()) {
    const path = `/accounts/${account}/queues?name=${encodeURIComponent(mailEventsQueue)}`;
    const all = read(await cloudflare.ask(path), queues, "its queues");
    const found = all.find(({ queue_name: name }) => name === mailEventsQueue);
    if (!found) continue;
    const consumers = found.consumers.map(({ script, service }) => ({ script: script ?? service }));
    return { account, id: found.queue_id, consumers };
  }
  throw new Wrong(
    `There is no queue ${mailEventsQueue}, so the site does not hear that a mail bounced.`,
    `npx wrangler queues create ${mailEventsQueue}; then npm run deploy`,
  );
}

const subscriptions = z.array(
  z.object({
    enabled: z.boolean(),
    source: z.object({ type: z.string(), domain: z.string().nullish() }),
    events: z.array(z.string()),
  }),
);

async function checkSubscription(world: CheckWorld): Promise<Note> {
  const { cloudflare, env, mailEventsQueue } = world;
  const { account, id } = await findQueue(world);
  const path = `/accounts/${account}/event_subscriptions/subscriptions?queue_id=${id}&per_page=50`;
  const all = read(await cloudflare.ask(path), subscriptions, "its event subscriptions");
  const domain = domainOf(env.mailFrom);
  const ours = all.filter(
    ({ enabled, source }) => enabled && source.type === "email.sending" && source.domain === domain,
  );
  const missing = wantedEvents.filter((name) => !ours.some(({ events }) => events.includes(name)));
  if (missing.length === 0) return domain;
  const zone = (await zoneOf(cloudflare, domain))?.id ?? "ZONE_ID";
  throw new Wrong(
    `${missing.join(" and ")} of ${domain} do not come into the queue: nobody hears of them.`,
    `npx wrangler queues subscription create ${mailEventsQueue} --source email.sending --zone-id ${zone} --domain ${domain} --events ${wantedEvents.join(",")}`,
  );
}
