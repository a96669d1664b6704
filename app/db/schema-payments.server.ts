import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A payment that Stripe has confirmed: recorded once, whoever noticed it first. */
export const orders = sqliteTable(
  "orders",
  {
    /** Stripe's payment intent. */
    id: text().primaryKey(),
    /** Which template was bought; null when the payment does not say. */
    version: text({ enum: ["agency", "creator"] }),
    /** In the currency's smallest unit. */
    amount: integer().notNull(),
    /** ISO 4217, lower case. */
    currency: text().notNull(),
    email: text(),
    /** HMAC of the folded address. */
    emailKey: text("email_key"),
    /** When Stripe says it was paid, and when we learned of it. */
    paidAt: integer("paid_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (order) => [
    index("orders_email_key_idx")
      .on(order.emailKey)
      .where(sql`${order.emailKey} is not null`),
  ],
);
