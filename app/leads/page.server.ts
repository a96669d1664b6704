import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  redirect,
} from "@remix-run/cloudflare";
import { inArray } from "drizzle-orm";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { closedLink } from "~/components/layout/closed-link.server";
import type { PageId } from "~/config/pages";
import { ai4b } from "~/content/pages/ai4b";
import { freeResources } from "~/content/pages/free-resources";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { invalidSent } from "~/content/words/links";
import { leads } from "~/db/schema.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { privateHeaders } from "~/lib/http/private-headers";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { type LeadForm, postLeadForm } from "./post-form.server";

/** Requests whose post was refused: the loader, which runs after the action, titles their page. */
const refusedPosts = new WeakSet<AppLoadContext>();

/**
 * What the pages of the lead forms have in common. `sent` is for whoever has just posted the form, null
 * where the address has no mark of that.
 */
export async function leadPage(
  page: Parameters<typeof invalidSent>[0],
  request: Request,
  context: AppLoadContext,
) {
  const mark = new URL(request.url).searchParams.get("sent");
  const sent = mark === null ? null : await readSent(context, page, mark);
  if (mark !== null && sent === null) throw closedLink(invalidSent(page), 404);
  const loaded = {
    action: href(page),
    formToken: await context.formToken(),
    sent,
    siteUrl: context.env.siteUrl,
    refused: refusedPosts.has(context),
  };
  return data(loaded, { headers: mark === null ? {} : privateHeaders });
}

/** Those of a success view, and `Retry-After` of a refused post. */
export const leadHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
};

/** The post of a lead form: 303 to its success view, or the form again with what is wrong. */
export async function postLeadPage(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: LeadForm,
) {
  const result = await postLeadForm(request, context, form);
  if (result.outcome === "taken") {
    const sent = await markFor(context, form.page, result.leadIds);
    return redirect(href(form.page, { query: { sent } }), 303);
  }

  refusedPosts.add(context);
  const { status, retryAfterSeconds, ...returned } = result.refusal;
  const retryAfter = retryAfterSeconds === null ? {} : { "Retry-After": `${retryAfterSeconds}` };
  return data(returned, { status, headers: retryAfter });
}

type Words = { readonly title: string; readonly description: string; readonly heading: string };
type Loaded = { readonly siteUrl: string; readonly refused: boolean };

export const guidesMeta = leadMeta("free-resources", freeResources);
export const membersMeta = leadMeta("ai4b", ai4b);
export const workspaceMeta = leadMeta("free-workspace-email", freeWorkspaceEmail);

/** Title and description of a lead form's page; a form that was refused says so in the title. */
function leadMeta(page: PageId, { title, description, heading }: Words) {
  return ({ data }: { data: Loaded | undefined }) =>
    pageMeta({
      page,
      title: data?.refused ? withErrorPrefix(title) : title,
      description,
      heading,
      siteUrl: data?.siteUrl ?? "",
    });
}

/** As long as somebody may still look at the page that came after their post. */
const shownMs = 60 * 60_000;

/**
 * What the address of a success view carries: only a submission has one, it holds for one page and an
 * hour, and it names the leads whose address its sender has typed.
 */
function markFor(
  { env, clock }: AppLoadContext,
  page: PageId,
  leadIds: readonly string[],
): Promise<string> {
  const value = `${leadIds.join(",")}.${clock() + shownMs}`;
  return signedId(env.siteSecret, `sent ${page}`, value);
}

/**
 * What a success view may show: the address that the mail goes to, null where D1 does not say, and the
 * guides that were chosen. Null for a mark that is over, or that we did not make. Never throws.
 */
async function readSent(
  { env, db, clock }: AppLoadContext,
  page: PageId,
  mark: string,
): Promise<{ readonly address: string | null; readonly guideIds: readonly string[] } | null> {
  const signed = await readSignedId(env.siteSecret, `sent ${page}`, mark);
  const [leadIds = "", until = ""] = (signed ?? "").split(".");
  if (Number(until) <= clock()) return null;
  try {
    const found = await db
      .select({ email: leads.email, guideId: leads.guideId })
      .from(leads)
      .where(inArray(leads.id, leadIds.split(",")));
    const guideIds = found.flatMap(({ guideId }) => guideId ?? []);
    return { address: found[0]?.email ?? null, guideIds };
  } catch {
    return { address: null, guideIds: [] };
  }
}
