import type { notetakerJobs as jobs, notetakerRequests as requests } from "~/db/schema.server";

export type Job = typeof jobs.$inferSelect;

export type NotetakerRequest = typeof requests.$inferSelect;

/** Who a person is to others: what they entered, of which more than a mask is shown to nobody. */
export type Identity = Pick<NotetakerRequest, "name" | "email">;
