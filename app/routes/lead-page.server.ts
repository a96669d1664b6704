import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
} from "@remix-run/cloudflare";
import type { PageId } from "~/config/addresses";
import { openDb } from "~/db/client.server";
import { postLeadForm, type LeadForm } from "~/leads/post-form.server";
import { readSentTo } from "~/leads/sent-to.server";
import { href } from "~/lib/href";

/** Requests whose post was refused: the loader, which runs after the action, titles their page. */
const refusedPosts = new WeakSet<AppLoadContext>();

/** What the pages of the lead forms have in common. `sent` is what the address says of a success. */
export async function leadPage(page: PageId, request: Request, context: AppLoadContext) {
  return {
    action: href(page),
    formToken: await context.formToken(),
    sent: new URL(request.url).searchParams.get("sent"),
    siteUrl: context.env.siteUrl,
    refused: refusedPosts.has(context),
  };
}

/** Where the free workspace of a lead goes; null if there is no such lead. */
export async function sentTo(leadId: string, { env, now }: AppLoadContext) {
  const found = await readSentTo(openDb(env.db), leadId, now);
  return found.outcome === "found" ? { address: found.address } : null;
}

/** The post of a lead form: 303 to its success view, or the form again with what is wrong. */
export async function postLeadPage(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: LeadForm,
  sentOf: (leadIds: readonly string[]) => string = () => "1",
) {
  const { env, now } = context;
  const result = await postLeadForm(request, { env, db: openDb(env.db), now }, context, form);
  if (result.outcome === "taken") {
    return redirect(href(form.page, { query: { sent: sentOf(result.leadIds) } }), 303);
  }

  refusedPosts.add(context);
  const { status, retryAfterSeconds, ...returned } = result.refusal;
  const retryAfter = retryAfterSeconds === null ? {} : { "Retry-After": `${retryAfterSeconds}` };
  return data(returned, { status, headers: retryAfter });
}
