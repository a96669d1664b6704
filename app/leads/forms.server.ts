import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { inArray } from "drizzle-orm";
import { validationError } from "remix-validated-form";
import type { Problem } from "~/components/forms/checked-form";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { honeypotField, tokenField } from "~/components/forms/form-context";
import { firstMessages } from "~/components/forms/schema-parts";
import { closedLink } from "~/components/layout/closed-link.server";
import { pageAt } from "~/config/pages";
import { resourceAt } from "~/config/resources";
import { ai4b } from "~/content/pages/ai4b";
import { freeResources } from "~/content/pages/free-resources";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { formProblems as problems } from "~/content/words/form-parts";
import { invalidSent } from "~/content/words/links";
import { registrationWords } from "~/content/words/registration";
import { leads } from "~/db/schema.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { privateHeaders } from "~/lib/http/private-headers";
import { bodyLimitBytes, readForm, readJson, refusalStatus } from "~/lib/http/read-body.server";
import { refusedPosts } from "~/lib/http/refused-posts";
import { retryHeaders } from "~/lib/http/retry-after";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { guideTitle } from "./mails/lead-webhook.server";
import { guidesForm, type LeadDetails, type LeadForm, membersForm, workspaceForm } from "./schema";
import { takeLeads } from "./take.server";

const forms = [guidesForm, membersForm, workspaceForm];
const wordsOf = {
  "free-resources": freeResources,
  ai4b,
  "free-workspace-email": freeWorkspaceEmail,
};

function formOf({ url }: Request): LeadForm {
  const { pathname } = new URL(url);
  const id = pageAt(pathname)?.id ?? resourceAt(pathname)?.id;
  const form = forms.find(({ page, endpoint }) => page === id || endpoint === id);
  if (!form) throw new Response(null, { status: 404 });
  return form;
}

/** `sent` is null unless the address names leads that its sender has just made. */
export async function leadLoader({ request, context }: LoaderFunctionArgs) {
  const { page } = formOf(request);
  const sentToken = new URL(request.url).searchParams.get("sent");
  const sent = sentToken === null ? null : await readSent(context, page, sentToken);
  const loaded = {
    page,
    token: await context.formToken(),
    sent,
    siteUrl: context.env.siteUrl,
    refused: refusedPosts.has(context),
  };
  return data(loaded, { headers: sent ? privateHeaders : {} });
}

export const leadMeta: MetaFunction<typeof leadLoader> = ({ data: loaded }) => {
  if (!loaded) return [];
  const { page, siteUrl, refused } = loaded;
  const { title, description, heading } = wordsOf[page];
  const shownTitle = refused ? withErrorPrefix(title) : title;
  return pageMeta({ page, title: shownTitle, description, heading, siteUrl });
};

export const leadHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** Takes a browser's post: 303 to the success view, or the form again with errors and answers. */
export async function leadAction({ request, context }: ActionFunctionArgs) {
  const form = formOf(request);
  const refused = (status: number, problem: Problem, answers = {}) => {
    refusedPosts.add(context);
    const init = { status, headers: retryHeaders(status) };
    return data({ problem, fieldErrors: {}, repopulateFields: answers }, init);
  };

  const body = await readForm(request, [...form.fields, tokenField, honeypotField]);
  if (body.outcome !== "ok") {
    const text = body.outcome === "too_large" ? problems.tooLarge : problems.unreadable;
    return refused(refusalStatus[body.outcome], { text });
  }
  const { [tokenField]: token, [honeypotField]: honeypot, ...answers } = body.values;
  if (context.overLimit) return refused(429, { text: problems.tooFast }, answers);

  const { error, data: requests } = await form.validator.validate(answers);
  if (error) {
    refusedPosts.add(context);
    return validationError(error, answers);
  }
  const submission = { ...form, requests, post: request, token, honeypot: Boolean(honeypot) };
  const leadIds = await takeLeads(context, submission);
  if (!leadIds) return refused(503, wordsOf[form.page].form.failed, answers);
  const { env, clock } = context;
  const value = `${leadIds.join(",")}.${clock() + successViewTtlMs}`;
  const sent = await signedId(env.siteSecret, `sent ${form.page}`, value);
  return redirect(href(form.page, { query: { sent } }), 303);
}

const successViewTtlMs = 60 * 60_000;

async function readSent(
  { env, db, clock }: AppLoadContext,
  page: LeadForm["page"],
  sentToken: string,
): Promise<readonly LeadDetails[]> {
  const signed = await readSignedId(env.siteSecret, `sent ${page}`, sentToken);
  const [leadIds = "", until = ""] = (signed ?? "").split(".");
  const found = await db
    .select({ email: leads.email, guideId: leads.guideId })
    .from(leads)
    .where(inArray(leads.id, leadIds.split(",")));
  const isOpen = Number(until) > clock() && found.length > 0;
  if (!isOpen) throw closedLink(invalidSent(page), 404);
  return found.map((lead) => ({ email: lead.email ?? "", guideName: guideTitle(lead) ?? "" }));
}

/** Takes a JSON call, as `/openapi.json` describes it. Known and unknown addresses get the same answer. */
export async function leadEndpoint({ request, context }: ActionFunctionArgs) {
  const form = formOf(request);
  const refused = (status: number, message: string) =>
    Response.json({ message }, { status, headers: retryHeaders(status) });

  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") {
    return refused(refusalStatus[body.outcome], registrationWords[body.outcome]);
  }
  const { error, data: lead } = form.request.safeParse(body.value);
  if (error) {
    const errors = firstMessages(error, "payload");
    return Response.json({ message: registrationWords.invalid, errors }, { status: 422 });
  }
  const token = request.headers.get("Idempotency-Key")?.slice(0, 200);
  const submission = { ...form, requests: [lead], post: request, token, honeypot: false };
  const leadIds = await takeLeads(context, submission);
  return leadIds ? Response.json({ ok: true }) : refused(503, registrationWords.unavailable);
}
