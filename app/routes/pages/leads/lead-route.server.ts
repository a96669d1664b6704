import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { validationError } from "remix-validated-form";
import type { Problem } from "~/components/forms/checked-form";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { honeypotField, tokenField } from "~/components/forms/form-context";
import { ai4b } from "~/content/pages/ai4b";
import { freeResources } from "~/content/pages/free-resources";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { formProblems as problems } from "~/content/words/form-parts";
import { leadFormAt, readSent, sentPath, takeLeads } from "~/leads/take.server";
import { privateHeaders } from "~/lib/http/private-headers";
import { readForm, refusalStatus } from "~/lib/http/read-body.server";
import { refusedPosts } from "~/lib/http/refused-posts";
import { retryHeaders } from "~/lib/http/retry-after";
import { pageMeta } from "~/lib/seo/seo.server";

/* Server side of a lead page. In the page's own file, these imports would stay in its script. */

const wordsOf = {
  "free-resources": freeResources,
  ai4b,
  "free-workspace-email": freeWorkspaceEmail,
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  if (!loaded) return [];
  const { page, siteUrl, refused } = loaded;
  const { title, description, heading } = wordsOf[page];
  const shownTitle = refused ? withErrorPrefix(title) : title;
  return pageMeta({ page, title: shownTitle, description, heading, siteUrl });
};

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** `sent`: details of the leads just stored, if the URL has their token (`?sent=`); otherwise null. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page } = leadFormAt(request.url);
  const token = new URL(request.url).searchParams.get("sent");
  const sent = token === null ? null : await readSent(context, page, token);
  const loaded = {
    page,
    token: await context.formToken(),
    sent,
    siteUrl: context.env.siteUrl,
    refused: refusedPosts.has(context),
  };
  return data(loaded, { headers: sent ? privateHeaders : {} });
}

/** Takes a browser's post: 303 to the success view, or the form again with errors and answers. */
export async function action({ request, context }: ActionFunctionArgs) {
  const refuse = (status: number, problem: Problem, answers = {}) => {
    refusedPosts.add(context);
    const init = { status, headers: retryHeaders(status) };
    return data({ problem, fieldErrors: {}, repopulateFields: answers }, init);
  };

  const form = leadFormAt(request.url);
  const body = await readForm(request, [...form.fields, tokenField, honeypotField]);
  if (body.outcome !== "ok") {
    const text = body.outcome === "too_large" ? problems.tooLarge : problems.unreadable;
    return refuse(refusalStatus[body.outcome], { text });
  }
  const { [tokenField]: token, [honeypotField]: honeypot, ...answers } = body.values;
  if (context.overLimit) return refuse(429, { text: problems.tooFast }, answers);

  const { error, data: details } = await form.validator.validate(answers);
  if (error) {
    refusedPosts.add(context);
    return validationError(error, answers);
  }
  const submission = { ...form, details, post: request, token, honeypot: Boolean(honeypot) };
  const leadIds = await takeLeads(context, submission);
  if (!leadIds) return refuse(503, wordsOf[form.page].form.failed, answers);
  return redirect(await sentPath(context, form.page, leadIds), 303);
}
