import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { inArray } from "drizzle-orm";
import { validationError, type Validator } from "remix-validated-form";
import type { ZodType, ZodTypeDef } from "zod";
import type { Problem } from "~/components/forms/checked-form";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { honeypotField, tokenField } from "~/components/forms/form-context";
import { bodyLimitBytes, readForm, readJson } from "~/components/forms/read-form.server";
import { firstMessages } from "~/components/forms/schema-parts";
import { closedLink } from "~/components/layout/closed-link.server";
import { ai4b } from "~/content/pages/ai4b";
import { freeResources } from "~/content/pages/free-resources";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { guides } from "~/content/shared/guides";
import { leadProblems as problems } from "~/content/words/lead-forms";
import { invalidSent } from "~/content/words/links";
import { registrationWords } from "~/content/words/registration";
import { leads } from "~/db/schema.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { privateHeaders } from "~/lib/http/private-headers";
import { refusalStatus } from "~/lib/http/read-body.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import {
  guideBoxes,
  guideRequest,
  guidesValidator,
  type LeadDetails,
  memberFields,
  memberRequest,
  membersValidator,
  workspaceRequest,
  workspaceValidator,
} from "./schema";
import type { NewLead } from "./decide";
import { takeLeads } from "./take.server";

export type LeadForm = {
  readonly page: "free-resources" | "ai4b" | "free-workspace-email";
  readonly words: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
  };
  readonly kind: Exclude<NewLead["kind"], "booking">;
  readonly fields: readonly string[];
  /** Turns the fields of a post into requests. */
  readonly validator: Validator<readonly LeadDetails[]>;
  /** The JSON body of one request. */
  readonly request: ZodType<LeadDetails, ZodTypeDef, unknown>;
  /** Shown when nothing could be stored. */
  readonly unavailable: Problem;
};

export const guidesForm: LeadForm = {
  page: "free-resources",
  words: freeResources,
  kind: "guide",
  fields: ["email", ...guideBoxes],
  validator: guidesValidator,
  request: guideRequest,
  unavailable: freeResources.form.failed,
};

export const membersForm: LeadForm = {
  page: "ai4b",
  words: ai4b,
  kind: "members-offer",
  fields: memberFields,
  validator: membersValidator,
  request: memberRequest,
  unavailable: { text: registrationWords.unavailable },
};

export const workspaceForm: LeadForm = {
  page: "free-workspace-email",
  words: freeWorkspaceEmail,
  kind: "free-workspace",
  fields: ["email"],
  validator: workspaceValidator,
  request: workspaceRequest,
  unavailable: freeWorkspaceEmail.form.failed,
};

/** Refused posts: the loader, which runs after the action, marks the title of their page. */
const refusedPosts = new WeakSet<AppLoadContext>();

/** `sent` is null unless the address names leads that its sender has just made. */
export async function leadLoader({ page }: LeadForm, { request, context }: LoaderFunctionArgs) {
  const sentToken = new URL(request.url).searchParams.get("sent");
  const sent = sentToken === null ? null : await readSent(context, page, sentToken);
  if (sentToken !== null && sent === null) throw closedLink(invalidSent(page), 404);
  const loaded = {
    token: await context.formToken(),
    sent,
    siteUrl: context.env.siteUrl,
    refused: refusedPosts.has(context),
  };
  return data(loaded, { headers: sentToken === null ? {} : privateHeaders });
}

export const leadHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
};

type Loaded = { readonly siteUrl: string; readonly refused: boolean };

export function leadMeta({ page, words }: LeadForm, loaded: Loaded | undefined) {
  const title = loaded?.refused ? withErrorPrefix(words.title) : words.title;
  const { description, heading } = words;
  return pageMeta({ page, title, description, heading, siteUrl: loaded?.siteUrl ?? "" });
}

/** Takes a browser's post: 303 to the success view, or the form again with errors and answers. */
export async function leadAction(form: LeadForm, { request, context }: ActionFunctionArgs) {
  const { page, kind, fields, validator, unavailable } = form;
  const refused = (status: number, problem: Problem, typed = {}, retryAfterSeconds?: number) => {
    refusedPosts.add(context);
    const headers = retryAfterSeconds ? { "Retry-After": `${retryAfterSeconds}` } : {};
    return data({ problem, fieldErrors: {}, repopulateFields: typed }, { status, headers });
  };

  const body = await readForm(request, [...fields, tokenField, honeypotField]);
  if (body.outcome !== "ok") {
    const text = body.outcome === "too_large" ? problems.tooLarge : problems.unreadable;
    return refused(refusalStatus[body.outcome], { text });
  }
  const { [tokenField]: token, [honeypotField]: honeypot, ...typed } = body.values;
  if (context.overLimit) return refused(429, { text: problems.tooFast }, typed, 60);

  const checked = await validator.validate(typed);
  if (checked.error) {
    refusedPosts.add(context);
    return validationError(checked.error, typed);
  }
  const result = await takeLeads(context, {
    ...{ page, kind, requests: checked.data, post: request },
    ...{ token, honeypot: Boolean(honeypot) },
  });
  if (result === "unavailable") return refused(503, unavailable, typed, retrySeconds);
  const sent = await markFor(context, page, result);
  return redirect(href(page, { query: { sent } }), 303);
}

const retrySeconds = 30;

/**
 * Takes a JSON call: `{ ok: true }`, or a `message` with 400, 413, 415, 422 (and `errors` by field)
 * or 503. Known and unknown addresses get the same answer.
 */
export async function leadEndpoint(form: LeadForm, { request, context }: ActionFunctionArgs) {
  const refused = (status: number, message: string, headers: HeadersInit = {}) =>
    Response.json({ message }, { status, headers });

  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") {
    return refused(refusalStatus[body.outcome], registrationWords[body.outcome]);
  }
  const { error, data: details } = form.request.safeParse(body.value);
  if (error) {
    const errors = firstMessages(error, "payload");
    return Response.json({ message: registrationWords.invalid, errors }, { status: 422 });
  }
  const { page, kind } = form;
  const token = request.headers.get("Idempotency-Key")?.slice(0, 200);
  const result = await takeLeads(context, {
    ...{ page, kind, requests: [details], post: request },
    ...{ token, honeypot: false },
  });
  if (result !== "unavailable") return Response.json({ ok: true });
  return refused(503, registrationWords.unavailable, { "Retry-After": `${retrySeconds}` });
}

/** How long a success view can be opened. */
const successViewTtlMs = 60 * 60_000;

/** Returns the query of a success view: it names the leads of one page, for an hour. */
function markFor({ env, clock }: AppLoadContext, page: string, leadIds: readonly string[]) {
  const value = `${leadIds.join(",")}.${clock() + successViewTtlMs}`;
  return signedId(env.siteSecret, `sent ${page}`, value);
}

/**
 * Reads the mail's address, null while D1 doesn't answer, and the chosen guides. Returns null for an expired
 * or forged token. Never throws.
 */
async function readSent(
  { env, db, clock }: AppLoadContext,
  page: string,
  sentToken: string,
): Promise<{ readonly address: string | null; readonly titles: readonly string[] } | null> {
  const signed = await readSignedId(env.siteSecret, `sent ${page}`, sentToken);
  const [leadIds = "", until = ""] = (signed ?? "").split(".");
  if (Number(until) <= clock()) return null;
  try {
    const found = await db
      .select({ email: leads.email, guideId: leads.guideId })
      .from(leads)
      .where(inArray(leads.id, leadIds.split(",")));
    const chosen = guides.filter(({ id }) => found.some(({ guideId }) => guideId === id));
    return { address: found[0]?.email ?? null, titles: chosen.map(({ title }) => title) };
  } catch {
    return { address: null, titles: [] };
  }
}
