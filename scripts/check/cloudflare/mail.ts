import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { checkKind } from "../../../app/jobs/check-mail.server.ts";
import { runBatch } from "../../../app/db/client.server.ts";
import { outbox } from "../../../app/db/schema.server.ts";
import { enqueue, type OutboxRow } from "../../../app/jobs/outbox.server.ts";
import { sendingFrom } from "./account.ts";
import { failed, ok, pointless, skipped, type Outcome, type Subject } from "../step.ts";
import type { CheckWorld } from "../world.ts";

const second = 1_000;
/** The cron comes each minute; after a deployment it may take its time. */
const patienceMs = 180 * second;

/** Whether Cloudflare lets the site send at all. */
export function senderSubject(): Subject {
  return {
    name: "Mail",
    when: "before",
    steps: [
      {
        name: "The sender's domain may send",
        would: "asks Cloudflare whether Email Sending is on for the domain of MAIL_FROM",
        run: checkSender,
      },
    ],
  };
}

async function checkSender(world: CheckWorld): Promise<Outcome> {
  const domain = domainOf(world.env.mailFrom);
  const told = await sendingFrom(world, domain);
  if (!told.ok) return told.outcome;
  if (told.value === "enabled") return ok(domain);
  return failed(
    told.value === null
      ? `${domain}, the domain of MAIL_FROM, is not set up for sending: no mail would go out.`
      : `Sending from ${domain}, the domain of MAIL_FROM, is switched off.`,
    `npx wrangler email sending enable ${domain}; or set MAIL_FROM in wrangler.toml to an address of a domain of yours.`,
  );
}

type Message = Pick<OutboxRow, "state" | "lastError">;

const cronStep = "The cron runs";

/**
 * One message in the outbox that nobody but the cron takes: when it is taken, the cron has run, and
 * what became of it is what became of a mail to the operator.
 */
export function cronSubject(): Subject {
  let id: string | null = null;
  let taken: Message | null = null;
  return {
    name: "Cron and mail to the operator",
    when: "after",
    steps: [
      {
        name: cronStep,
        would: `files a test mail to the operator and waits, up to ${patienceMs / second} seconds, until a tick takes it`,
        limitMs: patienceMs + 30 * second,
        async run(world) {
          id = `check-${randomUUID()}`;
          const began = world.clock();
          const filed = enqueue(checkKind, sql`select ${id} as id`, began, { lane: "urgent" });
          await runBatch(world.db, [filed]);
          taken = await waitUntilTaken(world, id, began + patienceMs);
          const seconds = Math.round((world.clock() - began) / second);
          return taken ? ok(`a tick took the test mail within ${seconds} seconds`) : noTick;
        },
      },
      {
        name: "The test mail goes out",
        would: "looks what the site made of it: sent, or refused with which code",
        run: ({ values, env }) =>
          Promise.resolve(
            taken ? judge(taken, values, domainOf(env.mailFrom)) : pointless(cronStep),
          ),
      },
    ],
    async cleanUp({ db }) {
      if (id === null) return null;
      await db.delete(outbox).where(eq(outbox.subjectId, id));
      return null;
    },
  };
}

async function waitUntilTaken(world: CheckWorld, id: string, until: number) {
  while (world.clock() < until) {
    const [row] = await world.db
      .select({ state: outbox.state, lastError: outbox.lastError })
      .from(outbox)
      .where(eq(outbox.subjectId, id));
    // Tried once without success is taken as well: what is wrong will not be right in a minute.
    if (row && (row.state !== "pending" || row.lastError !== null)) return row;
    await world.wait(5 * second);
  }
  return null;
}

const noTick = failed(
  `No tick has come within ${patienceMs / second} seconds: nothing is booked, mailed or deleted.`,
  "In Cloudflare's dashboard, the Worker's Settings → Triggers, the cron “* * * * *” is to be listed; if it is not, npm run deploy. After a first deployment it takes up to 15 minutes. `npx wrangler tail` shows ticks that fail.",
);

function judge(
  { state, lastError }: Message,
  values: CheckWorld["values"],
  domain: string,
): Outcome {
  if (state === "done" && lastError === null) return ok("look for it in the operator's mailbox");
  if (lastError === "dropped") {
    return values["OPERATOR_EMAIL"] === undefined
      ? skipped("OPERATOR_EMAIL is not set: nobody is told about leads and orders by mail")
      : failed("The Worker has no OPERATOR_EMAIL.", "npx wrangler secret put OPERATOR_EMAIL");
  }
  const said = `Cloudflare refuses the mail (${lastError ?? "without a code"}).`;
  switch (lastError) {
    case "unknown_kind":
      return failed("The deployed Worker is older than this checkout.", "npm run deploy");
    case "E_SENDER_NOT_VERIFIED":
    case "E_SENDER_DOMAIN_NOT_AVAILABLE":
      return failed(
        `${said} It does not let this account send from ${domain}.`,
        `npx wrangler email sending enable ${domain}; or set MAIL_FROM to an address of a domain of yours.`,
      );
    case "E_RECIPIENT_NOT_ALLOWED":
    case "E_RECIPIENT_SUPPRESSED":
      return failed(
        `${said} The operator's mailbox has refused mail, or reported it as spam.`,
        "Take it off the suppression list in Cloudflare's dashboard, Email Sending; or set another OPERATOR_EMAIL.",
      );
    case "E_DAILY_LIMIT_EXCEEDED":
      return failed(
        `${said} The day's mails are used up.`,
        "New accounts may send few; ask for more in Cloudflare's dashboard, Email Sending.",
      );
    case "bad_address":
      return failed(
        "OPERATOR_EMAIL is no address of one person.",
        "npx wrangler secret put OPERATOR_EMAIL",
      );
    default:
      return failed(
        said,
        "https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ explains the code.",
      );
  }
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
