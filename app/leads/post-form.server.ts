import { tokenField, trapField } from "~/components/forms/form-context";
import { readForm } from "~/components/forms/read-form.server";
import type { PageId } from "~/config/pages";
import { leadProblems as problems } from "~/content/words/lead-forms";
import { type BodyRefusal, refusalStatus } from "~/lib/http/read-body.server";
import type { WithVisitor } from "~/world.server";
import type { LeadValidator } from "./schema";
import { takeLeads } from "./take.server";

/** A lead form of a page, without its looks. */
export type LeadForm = {
  readonly page: PageId;
  readonly fields: readonly string[];
  readonly validator: LeadValidator;
  /** Said when nothing could be stored: the same words as with script. */
  readonly unavailable: string;
};

type Values = Readonly<Record<string, string | undefined>>;

type LeadFormRefusal = {
  readonly status: 400 | 413 | 415 | 422 | 429 | 503;
  readonly retryAfterSeconds: number | null;
  /** What is wrong beside the fields. */
  readonly problem: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** As typed, to stand in the form again. */
  readonly kept: Values;
};

export type LeadFormOutcome =
  | { readonly outcome: "taken"; readonly leadIds: readonly string[] }
  | { readonly outcome: "refused"; readonly refusal: LeadFormRefusal };

/**
 * A lead form as a browser without script posts it. A trap that was filled in is answered like any
 * other submission. Never throws.
 */
export async function postLeadForm(
  request: Request,
  world: WithVisitor,
  { page, fields, validator, unavailable }: LeadForm,
): Promise<LeadFormOutcome> {
  const form = await readForm(request, [...fields, tokenField, trapField]);
  if (form.outcome !== "ok") return unread(form.outcome);

  const { [tokenField]: token, [trapField]: trap, ...values } = form.values as Values;
  if (world.overLimit) return refused(429, values, problems.tooFast, { retryAfterSeconds: 60 });

  const checked = await validator.validate(values);
  if (checked.error) {
    return refused(422, values, null, { errors: checked.error.fieldErrors });
  }

  const result = await takeLeads(world, {
    inputs: checked.data,
    page,
    token,
    trapped: Boolean(trap),
    request,
    network: world.network,
  });
  if (result.outcome === "taken") return result;
  const { retryAfterSeconds } = result;
  return refused(503, values, unavailable, { retryAfterSeconds });
}

function unread(why: BodyRefusal["outcome"]): LeadFormOutcome {
  const problem = why === "too_large" ? problems.tooLarge : problems.unreadable;
  return refused(refusalStatus[why], {}, problem);
}

function refused(
  status: LeadFormRefusal["status"],
  kept: Values,
  problem: string | null,
  more: Partial<Pick<LeadFormRefusal, "retryAfterSeconds" | "errors">> = {},
): LeadFormOutcome {
  const refusal = { status, kept, problem, retryAfterSeconds: null, errors: {}, ...more };
  return { outcome: "refused", refusal };
}
