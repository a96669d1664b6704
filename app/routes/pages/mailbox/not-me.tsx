import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorScreen } from "~/components/layout/error-screen";
import { OneButtonScreen } from "~/components/pages/one-button-screen.server";
import { notMeWords as words } from "~/content/pages/not-me";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { personalHeaders } from "../../private-headers.server";
import { notMeToken, pressNotMe, readNotMePage, undoField } from "./not-me.server";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({
    page: "not-me",
    title: loaded?.kind === "done" ? words.done.title : words.title,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
    indexed: false,
  });

export const headers = personalHeaders;

/** Changes nothing: links in mails are opened by machines too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = await readNotMePage(request, context);
  const { kind, disowned } = reading;
  const about = disowned?.about ?? null;
  const page = { kind, about, token: notMeToken(request), siteUrl: context.env.siteUrl };
  return data(page, answers[kind]);
}

/** Either button leads back to the page, which shows what is so now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const reading = await readNotMePage(request, context);
  if (reading.kind === "unknown" || reading.kind === "over") {
    return data(null, answers[reading.kind]);
  }
  if (context.overLimit) return data({ problem: words.problems.tooFast }, answers.tooFast);
  if (!reading.disowned || !(await pressNotMe(request, context, reading.disowned))) {
    return data({ problem: words.problems.unavailable }, answers.unavailable);
  }
  return redirect(href("not-me", { query: { token: notMeToken(request) } }), 303);
}

const answers = {
  open: { status: 200 },
  done: { status: 200 },
  unknown: { status: 404 },
  over: { status: 410 },
  tooFast: { status: 429, headers: { "Retry-After": "60" } },
  unavailable: { status: 503, headers: { "Retry-After": "60" } },
} as const;

export default function NotMe() {
  const { kind, about, token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  const path = href("not-me", { query: { token } });
  if (kind === "unknown" || kind === "over" || kind === "unavailable") {
    return <ErrorScreen {...words[kind]} />;
  }
  if (about === null) return null;
  if (kind === "done") {
    const { after, ...done } = words.done;
    return (
      <OneButtonScreen
        {...done}
        action={path}
        hidden={undoField}
        variant="secondary"
        points={after}
        problem={problem}
      />
    );
  }
  return <OneButtonScreen {...words} action={path} points={words[about]} problem={problem} />;
}
