import { z } from "zod";
import type { Database } from "./database.ts";
import type { Report } from "./report.ts";
import { Sentence } from "./sentence.ts";
import { literal } from "./sql.ts";

const ids = z.array(z.object({ id: z.string() }));

/** What is about to go, for the question before it. */
export type Erasure = {
  readonly sentence: string;
  readonly confirm: (now: number) => Promise<Report>;
};

/**
 * `leads erase EMAIL|INVITEE-LINK`: nothing personal is left of this person's leads and orders, or of one
 * booking, which the calendar's provider knows by that link and we know by no address. What still waits to
 * be sent about them is dropped when its turn comes; that they wanted no marketing mail is kept, as a hash.
 * Requests of the notetaker have a deletion of their own, and are named.
 */
export async function prepareErasure(db: Database, typed: string): Promise<Erasure> {
  const wanted = typed.trim();
  if (/^https:\/\/\S+$/.test(wanted)) {
    const found = await find(db, [`select id from leads where ${isBookedBy(wanted)} order by id`]);
    if (found.leads.length === 0) throw new Sentence("There is no booking of that invitee.");
    return erasureOf(db, found);
  }
  const email = wanted.toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Sentence(`“${typed}” is no email address, and no link of an invitee.`);
  }

  const found = await find(db, lookups(email));
  if (found.leads.length + found.orders.length > 0) return erasureOf(db, found);
  throw new Sentence(`There is no lead and no order of that address.${elsewhereOf(found)}`);
}

type Found = {
  readonly leads: readonly string[];
  readonly orders: readonly string[];
  readonly requests: readonly string[];
  readonly invites: readonly string[];
};

/** The queries are those of `lookups`, or the first of them. */
async function find(db: Database, queries: readonly string[]): Promise<Found> {
  const [leads = [], orders = [], requests = [], invites = []] = (await db.run(...queries)).map(
    (rows) => ids.parse(rows).map(({ id }) => id),
  );
  return { leads, orders, requests, invites };
}

/** What is known of the person beside it, and how it goes. */
function elsewhereOf({ requests, invites }: Found): string {
  const elsewhere = [
    ...requests.map((id) => `  delete ${id}    a notetaker request`),
    ...(invites.length > 0
      ? [`  ${invites.length} calendar invites, kept until their last meeting`]
      : []),
  ];
  return elsewhere.length > 0 ? `\nNot with it:\n${elsewhere.join("\n")}` : "";
}

function erasureOf(db: Database, found: Found): Erasure {
  const { leads, orders, requests, invites } = found;
  const what = `${leads.length} leads and the address of ${orders.length} orders`;
  return {
    sentence: `Erases ${what}. That cannot be undone.`,
    async confirm(now) {
      await db.run(
        `update leads set email = null, first_name = null, last_name = null, attribution = null,
           booking = null, email_key = null, dedupe_key = id, erased_at = ${now} where id in (${list(leads)})`,
        `update orders set email = null, email_key = null where id in (${list(orders)})`,
      );
      const erased = [
        ...leads.map((id) => `  lead ${id}`),
        ...orders.map((id) => `  order ${id}`),
      ].join("\n");
      return {
        data: { now, leads, orders, notetakerRequests: requests, invites: invites.length },
        text: `Erased ${what}:\n${erased}${elsewhereOf(found)}`,
      };
    },
  };
}

function isBookedBy(invitee: string): string {
  return `booking is not null and json_extract(booking, '$.invitee') = ${literal(invitee)}`;
}

/** Also what the same mailbox wrote in other letters: whatever has the key of a row with this address. */
function lookups(email: string): readonly string[] {
  const is = `lower(email) = ${literal(email)}`;
  const keys = `(select email_key from leads where ${is} union select email_key from orders where ${is})`;
  return [
    `select id from leads where ${is} or email_key in ${keys} order by id`,
    `select id from orders where ${is} or email_key in ${keys} order by id`,
    `select id from notetaker_requests where ${is} order by id`,
    `select id from calendar_invites where ${is} order by id`,
  ];
}

function list(values: readonly string[]): string {
  return values.map(literal).join(", ");
}
