import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../app/db/client.server.ts";
import { calendarInvites, notetakerRequests } from "../../../app/db/schema.server.ts";
import {
  eraseTraces,
  findByAddress,
  findByInvitee,
  type Traces,
} from "../../../app/leads/erase.server.ts";
import { Sentence } from "../../parts/sentence.ts";
import type { Prepared } from "../report.ts";

/**
 * `leads erase EMAIL|INVITEE-LINK`: nothing personal is left of this person's leads and orders, or of one
 * booking, which the calendar's provider knows by that link and we know by no address. That they wanted
 * no marketing mail is kept, as a hash. Requests of the notetaker have a deletion of their own, and are
 * named.
 */
export async function prepareErasure(db: Db, typed: string): Promise<Prepared> {
  const wanted = typed.trim();
  if (/^https:\/\/\S+$/.test(wanted)) {
    const traces = await findByInvitee(db, wanted);
    if (isNothing(traces)) throw new Sentence("There is no booking of that invitee.");
    return erasureOf(db, traces, nowhereElse);
  }
  const email = wanted.toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Sentence(`“${typed}” is no email address, and no link of an invitee.`);
  }

  const traces = await findByAddress(db, email);
  const elsewhere = await findElsewhere(db, email);
  if (!isNothing(traces)) return erasureOf(db, traces, elsewhere);
  throw new Sentence(`There is no lead and no order of that address.${textOf(elsewhere)}`);
}

function isNothing({ leads, orders }: Traces): boolean {
  return leads.length + orders.length === 0;
}

/** What is known of the person beside it. */
type Elsewhere = { readonly requests: readonly string[]; readonly invites: number };

const nowhereElse: Elsewhere = { requests: [], invites: 0 };

async function findElsewhere(db: Db, email: string): Promise<Elsewhere> {
  const requests = await db
    .select({ id: notetakerRequests.id })
    .from(notetakerRequests)
    .where(eq(sql`lower(${notetakerRequests.email})`, email))
    .orderBy(notetakerRequests.id);
  const invites = await db.$count(calendarInvites, eq(sql`lower(${calendarInvites.email})`, email));
  return { requests: requests.map(({ id }) => id), invites };
}

/** How that goes. */
function textOf({ requests, invites }: Elsewhere): string {
  const elsewhere = [
    ...requests.map((id) => `  delete ${id}    a notetaker request`),
    ...(invites > 0 ? [`  ${invites} calendar invites, kept until their last meeting`] : []),
  ];
  return elsewhere.length > 0 ? `\nNot with it:\n${elsewhere.join("\n")}` : "";
}

function erasureOf(db: Db, traces: Traces, elsewhere: Elsewhere): Prepared {
  const { leads, orders } = traces;
  const what = `${leads.length} leads and the address of ${orders.length} orders`;
  return {
    sentence: `Erases ${what}. That cannot be undone.`,
    async confirm(now) {
      await eraseTraces(db, traces, now);
      const erased = [
        ...leads.map((id) => `  lead ${id}`),
        ...orders.map((id) => `  order ${id}`),
      ].join("\n");
      const { requests, invites } = elsewhere;
      return {
        data: { now, leads, orders, notetakerRequests: requests, invites },
        text: `Erased ${what}:\n${erased}${textOf(elsewhere)}`,
      };
    },
  };
}
