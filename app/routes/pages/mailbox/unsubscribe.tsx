import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InkScreen } from "~/components/layout/ink-screen";
import { OneButtonScreen } from "~/components/pages/one-button-screen.server";
import { StopsAndStays } from "~/components/artefacts/stops-and-stays";
import { unsubscribeWords as words } from "~/content/pages/unsubscribe";
import { invalidLinks } from "~/content/words/links";
import { kindOf } from "~/jobs/drain.server";
import { unsubscribe, whoIsBehind } from "~/leads/unsubscribe.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { personalHeaders } from "../../personal-headers.server";
import { loadToken, tokenIn } from "./token.server";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({
    page: "unsubscribe",
    title: words.title,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
    indexed: false,
  });

export const headers = personalHeaders;

/** Changes nothing: links in mails are opened by machines too. */
export async function loader(args: LoaderFunctionArgs) {
  const { db, env } = args.context;
  const loaded = loadToken(args);
  const behind = await whoIsBehind({ db, secret: env.siteSecret }, loaded.token);
  if (behind === null) throw closedLink(invalidLinks.unsubscribe, 404);
  return { ...loaded, address: behind.address };
}

/**
 * The button, and the one click of RFC 8058, whose sender follows no redirect: the answer is the page
 * itself, and pressing again changes nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { env, db } = context;
  const world = { db, secret: env.siteSecret, now: context.clock() };
  try {
    const known = await unsubscribe(world, tokenIn(request));
    log({ event: "unsubscribe.taken", known });
    if (known) return data({ done: true });
  } catch (error) {
    log({ event: "unsubscribe.failed", kind: kindOf(error) });
    return data({ done: false }, { status: 503, headers: { "Retry-After": "60" } });
  }
  throw closedLink(invalidLinks.unsubscribe, 404);
}

export default function Unsubscribe() {
  const { token, address } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const aside = <StopsAndStays {...words.inbox} />;
  if (answer?.done) return <InkScreen {...words.done} aside={aside} />;
  return (
    <OneButtonScreen
      {...words}
      text={words.text(address)}
      problem={answer?.done === false ? words.problem : null}
      action={href("unsubscribe", { query: { token } })}
      points={words.after}
      aside={aside}
    />
  );
}
