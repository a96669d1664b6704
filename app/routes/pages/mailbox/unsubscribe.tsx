import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StopsAndStays } from "~/components/artefacts/stops-and-stays";
import { closedLink } from "~/components/layout/closed-link.server";
import { InkScreen } from "~/components/layout/ink-screen";
import { OneButtonScreen } from "~/components/layout/one-button-screen.server";
import { unsubscribeWords as words } from "~/content/pages/unsubscribe";
import { invalidLinks } from "~/content/words/links";
import { isMailingLink, leadBehind, unsubscribe } from "~/leads/unsubscribe.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { maskEmail } from "~/lib/text/addresses";
import { personalHeaders } from "../../personal-headers.server";
import { mailLinkMeta, pressButton, tokenIn } from "./mail-link.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  mailLinkMeta("unsubscribe", words, data);

export const headers = personalHeaders;

/** If D1 is down, a genuine link still works, without showing the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { siteUrl, siteSecret } = context.env;
  const token = tokenIn(request);
  const isOurs = await isMailingLink(siteSecret, "unsubscribe", token);
  const lead = isOurs
    ? await leadBehind(context, "unsubscribe", token).catch(() => undefined)
    : null;
  if (lead === null) throw closedLink(invalidLinks.unsubscribe, 404);
  return { token, siteUrl, address: lead === undefined ? null : maskEmail(lead.email) };
}

/** Also takes the one-click post of RFC 8058, whose sender follows no redirect: so it answers with the page. */
export function action({ request, context }: ActionFunctionArgs) {
  const press = async () => {
    const known = await unsubscribe(context, tokenIn(request));
    log({ event: "unsubscribe.taken", known });
    return known;
  };
  return pressButton(press, { invalid: invalidLinks.unsubscribe, problem: words.problem });
}

export default function Unsubscribe() {
  const { token, address } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const aside = <StopsAndStays {...words.inbox} />;
  if (answer?.problem === null) return <InkScreen {...words.done} aside={aside} />;
  return (
    <OneButtonScreen
      {...words}
      text={words.text(address)}
      problem={answer?.problem ?? null}
      action={href("unsubscribe", { query: { token } })}
      points={words.after}
      aside={aside}
    />
  );
}
