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
 * `leads erase EMAIL`: nothing personal is left of this person's leads and orders. What still waits to be
 * sent about them is dropped when its turn comes; that they wanted no marketing mail is kept, as a hash.
 * Requests of the notetaker have a deletion of their own, and are named.
 */
export async function prepareErasure(db: Database, typed: string): Promise<Erasure> {
  const email = typed.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Sentence(`“${typed}” is no email address.`);

  const [leads = [], orders = [], requests = [], invites = []] = (
    await db.run(...lookups(email))
  ).map((rows) => ids.parse(rows).map(({ id }) => id));
  const elsewhere = [
    ...requests.map((id) => `  delete ${id}    a notetaker request`),
    ...(invites.length > 0
      ? [`  ${invites.length} calendar invites, kept until their last meeting`]
      : []),
  ];
  const rest = elsewhere.length > 0 ? `\nNot with it:\n${elsewhere.join("\n")}` : "";
  if (leads.length + orders.length === 0) {
    throw new Sentence(`There is no lead and no order of that address.${rest}`);
  }
  const what = `${leads.length} leads and the address of ${orders.length} orders`;
  return {
    sentence: `Erases ${what}. That cannot be undone.`,
    async confirm(now) {
      await db.run(
        `update leads set email = null, first_name = null, last_name = null, attribution = null,
           email_key = null, dedupe_key = id, erased_at = ${now} where id in (${list(leads)})`,
        `update orders set email = null, email_key = null where id in (${list(orders)})`,
      );
      const erased = [
        ...leads.map((id) => `  lead ${id}`),
        ...orders.map((id) => `  order ${id}`),
      ].join("\n");
      return {
        data: { now, leads, orders, notetakerRequests: requests, invites: invites.length },
        text: `Erased ${what}:\n${erased}${rest}`,
      };
    },
  };
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
