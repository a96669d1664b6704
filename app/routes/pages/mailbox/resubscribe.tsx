import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InkScreen } from "~/components/layout/ink-screen";
import { OneButtonScreen } from "~/components/pages/one-button-screen.server";
import { resubscribeWords as words } from "~/content/pages/unsubscribe";
import { kindOf } from "~/jobs/drain.server";
import { resubscribe } from "~/leads/again.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { personalHeaders } from "../../private-headers.server";
import { loadToken, tokenIn } from "./token.server";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({
    page: "resubscribe",
    title: words.title,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
    indexed: false,
  });

export const headers = personalHeaders;

export function loader(args: LoaderFunctionArgs) {
  return loadToken(args);
}

/** Says the same for every token; pressing again changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { env, overLimit } = context;
  const now = context.clock();
  if (overLimit) return refused(429, words.tooFast);
  try {
    const world = { db: context.db, secret: env.siteSecret, now };
    log({ event: "resubscribe.taken", known: await resubscribe(world, tokenIn(request)) });
    return data({ problem: null });
  } catch (error) {
    log({ event: "unsubscribe.failed", kind: kindOf(error) });
    return refused(503, words.problem);
  }
}

function refused(status: 429 | 503, problem: string) {
  return data({ problem }, { status, headers: { "Retry-After": "60" } });
}

export default function Resubscribe() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.problem === null) return <InkScreen {...words.done} />;
  return (
    <OneButtonScreen
      {...words}
      problem={answer?.problem ?? null}
      action={href("resubscribe", { query: { token } })}
      points={words.after}
    />
  );
}
