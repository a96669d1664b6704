import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OneButtonScreen } from "~/components/pages/one-button-screen.server";
import { notMeWords as words } from "~/content/pages/not-me";
import { invalidLinks } from "~/content/words/links";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { personalHeaders } from "../../personal-headers.server";
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
  if (reading.kind === "unknown") throw closedLink(invalidLinks.notMe, 404);
  if (reading.kind === "over") throw closedLink(words.over, 410);
  if (reading.kind === "unavailable") throw closedLink(words.unavailable, 503, "60");
  const token = notMeToken(request);
  const { about } = reading.disowned;
  return { kind: reading.kind, about, token, siteUrl: context.env.siteUrl };
}

/** Either button leads back to the page, which shows what is so now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const reading = await readNotMePage(request, context);
  if (reading.kind === "unknown") throw closedLink(invalidLinks.notMe, 404);
  if (reading.kind === "over") throw closedLink(words.over, 410);
  if (context.overLimit) return data({ problem: words.problems.tooFast }, answers.tooFast);
  if (!reading.disowned || !(await pressNotMe(request, context, reading.disowned))) {
    return data({ problem: words.problems.unavailable }, answers.unavailable);
  }
  return redirect(href("not-me", { query: { token: notMeToken(request) } }), 303);
}

const answers = {
  tooFast: { status: 429, headers: { "Retry-After": "60" } },
  unavailable: { status: 503, headers: { "Retry-After": "60" } },
} as const;

export default function NotMe() {
  const { kind, about, token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  const path = href("not-me", { query: { token } });
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
