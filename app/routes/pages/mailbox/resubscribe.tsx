import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { closedLink } from "~/components/layout/closed-link.server";
import { InkScreen } from "~/components/layout/ink-screen";
import { OneButtonScreen } from "~/components/layout/one-button-screen.server";
import { resubscribeWords as words } from "~/content/pages/unsubscribe";
import { invalidLinks } from "~/content/words/links";
import { isMailingLink, resubscribe } from "~/leads/unsubscribe.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { personalHeaders } from "../../personal-headers.server";
import { mailLinkMeta, pressButton, refused, tokenIn } from "./mail-link.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  mailLinkMeta("resubscribe", words, data);

export const headers = personalHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { siteUrl, siteSecret } = context.env;
  const token = tokenIn(request);
  const isOurs = await isMailingLink(siteSecret, "resubscribe", token);
  if (!isOurs) throw closedLink(invalidLinks.resubscribe, 404);
  return { token, siteUrl };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (context.overLimit) return refused(429, words.tooFast);
  const press = async () => {
    const known = await resubscribe(context, tokenIn(request));
    log({ event: "resubscribe.taken", known });
    return known;
  };
  return pressButton(press, { invalid: invalidLinks.resubscribe, problem: words.problem });
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
