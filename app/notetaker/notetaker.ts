import type { notetakers } from "~/db/schema.server";

export type Notetaker = typeof notetakers.$inferSelect;
