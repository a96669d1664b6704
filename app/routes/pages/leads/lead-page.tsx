import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Problem } from "~/components/forms/checked-form";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { honeypotField, tokenField } from "~/components/forms/form-context";
import { lateForm } from "~/components/forms/late-form";
import { Still } from "~/components/ui/still";
import { formProblems as problems } from "~/content/words/form-parts";
import { leadFormAt, readSent, sentPath, takeLeads } from "~/leads/take.server";
import { privateHeaders } from "~/lib/http/private-headers";
import { readForm, refusalStatus } from "~/lib/http/read-body.server";
import { refusedPosts } from "~/lib/http/refused-posts";
import { retryHeaders } from "~/lib/http/retry-after";
import { pageMeta } from "~/lib/seo/seo.server";
import {
  Done,
  GuidesForm,
  MembersForm,
  Part,
  type PartName,
  validationError,
  WorkspaceForm,
  wordsOf,
} from "./lead-parts.server";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  if (!loaded) return [];
  const { page, siteUrl, refused } = loaded;
  const { title, description, heading } = wordsOf[page];
  const shownTitle = refused ? withErrorPrefix(title) : title;
  return pageMeta({ page, title: shownTitle, description, heading, siteUrl });
};

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** `sent` is null unless the address names leads that its sender has just made. */
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
  const refused = (status: number, problem: Problem, answers = {}) => {
    refusedPosts.add(context);
    const init = { status, headers: retryHeaders(status) };
    return data({ problem, fieldErrors: {}, repopulateFields: answers }, init);
  };

  const form = leadFormAt(request.url);
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
  return redirect(await sentPath(context, form.page, leadIds), 303);
}

const forms = {
  "free-resources": lateForm(
    GuidesForm,
    async () => (await import("~/leads/guides-form")).GuidesForm,
    { eager: true },
  ),
  ai4b: lateForm(MembersForm, async () => (await import("~/leads/members-form")).MembersForm, {
    nativeRules: true,
  }),
  "free-workspace-email": lateForm(
    WorkspaceForm,
    async () => (await import("~/leads/workspace-form")).WorkspaceForm,
  ),
};

const twoColumns = "column grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:pt-14";
const layouts = {
  "free-resources": { band: "section-tight border-t", columns: "column" },
  ai4b: {
    band: "on-tint overflow-clip",
    columns: `${twoColumns} lg:grid-cols-[1fr_480px] lg:grid-rows-[auto_1fr] lg:pb-24`,
  },
  "free-workspace-email": {
    band: "on-tint overflow-clip",
    columns: `${twoColumns} lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr_auto] lg:pb-48`,
  },
};

export default function LeadPage() {
  const { page, sent, token } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const Form = forms[page];
  const { band, columns } = layouts[page];
  const part = (name: PartName) => (
    <Still id={name}>
      <Part page={page} name={name} />
    </Still>
  );

  return (
    <>
      {part("before")}
      <section className={band}>
        <div className={columns}>
          {part("intro")}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {sent ? (
              <Still id="done">
                <Done page={page} sent={sent} />
              </Still>
            ) : (
              <Form token={token} returned={returned} />
            )}
            {part("voice")}
          </div>
          {part("points")}
        </div>
      </section>
      {part("preview")}
    </>
  );
}
