import type { notetakers } from "~/db/schema.server";

export type Notetaker = typeof notetakers.$inferSelect;

/** The person as entered; others see a first name and a masked address at most. */
export type Identity = Pick<Notetaker, "name" | "email">;
