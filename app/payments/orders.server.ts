import { eq, sql } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { orders } from "~/db/schema.server";
import { enqueue } from "~/outbox/enqueue.server";
import { orderEffects } from "./status";

export type Order = typeof orders.$inferSelect;

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/**
 * Stores an order with all that follows from it, in one transaction: once per payment intent, however
 * many ask at once. False when it was there already. Safe to run again after an answer that never came.
 * Rejects when D1 does.
 */
export async function storeOrder(db: Db, order: Order): Promise<boolean> {
  const stored = sql`select id from orders where id = ${order.id}`;
  const [inserted] = await runBatch(db, [
    db.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id }),
    enqueue(orderEffects.template, sql`${stored} and email is not null`, order.createdAt, {
      lane: "personal",
    }),
    enqueue(orderEffects.operator, stored, order.createdAt, { lane: "bulk" }),
  ]);
  return (inserted?.results.length ?? 0) > 0;
}
