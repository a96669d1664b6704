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
import { invalidLinks } from "~/content/words/links";
import { kindOf } from "~/jobs/drain.server";
import { isAgainLink, resubscribe } from "~/leads/again.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { personalHeaders } from "../../personal-headers.server";
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

export async function loader(args: LoaderFunctionArgs) {
  const loaded = loadToken(args);
  const isOurs = await isAgainLink(args.context.env.siteSecret, loaded.token);
  if (!isOurs) throw closedLink(invalidLinks.resubscribe, 404);
  return loaded;
}

/** Pressing again changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { env, overLimit } = context;
  const now = context.clock();
  if (overLimit) return refused(429, words.tooFast);
  try {
    const world = { db: context.db, secret: env.siteSecret, now };
    const known = await resubscribe(world, tokenIn(request));
    log({ event: "resubscribe.taken", known });
    if (known) return data({ problem: null });
  } catch (error) {
    log({ event: "unsubscribe.failed", kind: kindOf(error) });
    return refused(503, words.problem);
  }
  throw closedLink(invalidLinks.resubscribe, 404);
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
