import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StopsAndStays } from "~/components/artefacts/stops-and-stays";
import { closedLink } from "~/components/layout/closed-link.server";
import { InkScreen } from "~/components/layout/ink-screen";
import { OneButtonScreen } from "~/components/layout/one-button-screen.server";
import { pageAt } from "~/config/pages";
import { resubscribeWords, unsubscribeWords } from "~/content/pages/unsubscribe";
import { buttonProblems } from "~/content/words/form-parts";
import { invalidLinks } from "~/content/words/links";
import { leadBehind, resubscribe, unsubscribe } from "~/leads/unsubscribe.server";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { maskEmail } from "~/lib/text/addresses";
import { personalHeaders } from "../../personal-headers.server";
import { refuse, tokenIn } from "./mail-link.server";

const wordsOf = { unsubscribe: unsubscribeWords, resubscribe: resubscribeWords };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded
    ? pageMeta({ page: loaded.purpose, ...wordsOf[loaded.purpose], siteUrl: loaded.siteUrl })
    : [];

export const headers = personalHeaders;

/** While D1 is down, a genuine link opens its page without the address, and a forged one still gets its 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const purpose = purposeOf(request);
  const token = tokenIn(request);
  // null for a forged link, undefined while D1 is down.
  const lead = await leadBehind(context, purpose, token).catch(() => undefined);
  if (lead === null) throw closedLink(invalidLinks[purpose], 404);
  const address = lead ? maskEmail(lead.email) : null;
  return { purpose, token, address, siteUrl: context.env.siteUrl };
}

/** Renders the page instead of redirecting: a mail provider's one-click post (RFC 8058) follows no redirect. */
export async function action({ request, context }: ActionFunctionArgs) {
  const purpose = purposeOf(request);
  // Unsubscribing has no limit: a mail provider does it for many people from one network.
  const isLimited = purpose === "resubscribe";
  if (isLimited && context.overLimit) return refuse(429, buttonProblems.tooFast);
  try {
    const press = purpose === "unsubscribe" ? unsubscribe : resubscribe;
    const isKnown = await press(context, tokenIn(request));
    log({ event: `${purpose}.stored`, known: isKnown });
    if (isKnown) return data({ problem: null });
  } catch (error) {
    log({ event: `${purpose}.failed`, kind: kindOf(error) });
    return refuse(503, buttonProblems.unavailable);
  }
  throw closedLink(invalidLinks[purpose], 404);
}

function purposeOf({ url }: Request): "unsubscribe" | "resubscribe" {
  return pageAt(new URL(url).pathname)?.id === "unsubscribe" ? "unsubscribe" : "resubscribe";
}

export default function Mailing() {
  const { purpose, token, address } = useLoaderData<typeof loader>();
  const pressed = useActionData<typeof action>();
  const words = wordsOf[purpose];
  const aside = "inbox" in words ? <StopsAndStays {...words.inbox} /> : null;
  if (pressed?.problem === null) return <InkScreen {...words.done} aside={aside} />;
  return (
    <OneButtonScreen
      {...words}
      text={words.text(address)}
      problem={pressed?.problem ?? null}
      action={href(purpose, { query: { token } })}
      notes={words.after}
      aside={aside}
    />
  );
}
