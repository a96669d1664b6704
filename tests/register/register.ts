import type { Kind, Layer, Proof, Row, Sections } from "./promise.ts";
import { booking } from "./sections/booking.ts";
import { calls } from "./sections/calls.ts";
import { claimsAndRoutes } from "./sections/claims-and-routes.ts";
import { constants } from "./sections/constants.ts";
import { entitiesAndForms } from "./sections/entities-and-forms.ts";
import { errors } from "./sections/errors.ts";
import { guidesAndStories } from "./sections/guides-and-stories.ts";
import { homeAndFrame } from "./sections/home.ts";
import { agentsAndCommunity } from "./sections/agents-and-community.ts";
import { notes } from "./sections/notes.ts";
import { provider } from "./sections/provider.ts";
import { notetaker } from "./sections/notetaker.ts";
import { offers } from "./sections/offers.ts";
import { pricing } from "./sections/pricing.ts";
import { states } from "./sections/states.ts";
import { watch } from "./sections/watch.ts";

export type Promised<P extends Proof = Proof> = {
  readonly section: string;
  readonly kind: Kind;
  readonly promise: string;
  readonly proof: P;
};

const layers: readonly Layer[] = ["unit", "worker", "browser", "kills"];

/** Every row, in the order of the specification, then what has been promised since. */
export const register: readonly Promised[] = [
  ...[claimsAndRoutes, homeAndFrame, guidesAndStories, booking, notetaker, offers],
  ...[agentsAndCommunity, pricing, entitiesAndForms, states, calls, errors, constants],
  // Promised since: what a meeting came to, its page, and a provider of one's own.
  ...[notes, watch, provider],
].flatMap((sections: Sections) =>
  Object.entries(sections).flatMap(([section, rows]) => rows.map((row) => named(section, row))),
);

function named(section: string, [kind, promise, proof]: Row): Promised {
  return { section, kind, promise, proof };
}

/** Rows whose proof is of one sort. */
export function provenBy<P extends Proof>(
  is: (proof: Proof) => proof is P,
): readonly Promised<P>[] {
  return register.flatMap((row) => (is(row.proof) ? [{ ...row, proof: row.proof }] : []));
}

/** A page that is looked at is looked at inside workerd. */
function layerOf(proof: Proof): Layer {
  return "layer" in proof ? proof.layer : "worker";
}

/** One line: how many promises hold, when of all layers these have passed. */
export function tally(rows: readonly Pick<Promised, "proof">[], passed: readonly string[]): string {
  const counts = layers.map((layer) => ({
    layer,
    count: passed.includes(layer) ? rows.filter(({ proof }) => layerOf(proof) === layer).length : 0,
  }));
  const proven = counts.reduce((sum, { count }) => sum + count, 0);
  const parts = counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ layer, count }) => `${count} ${layer}`);
  const all = proven === rows.length ? "" : ` of ${rows.length}`;
  return `promises  ${proven}${all} proven${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}
