import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { optOutWords as words } from "~/content/pages/notetaker-opt-out";
import { isLinkOpenedTooOften } from "~/lib/http/rate-limit.server";
import { retryHeaders } from "~/lib/http/retry-after";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { optOut, readOptOut, type OptOutReading } from "~/notetaker/changes/objections.server";
import { OptOutScreen } from "~/notetaker/status-page/views/opt-out-screen.server";
import { personalHeaders } from "../../personal-headers.server";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({
    page: "notetaker-opt-out",
    title: words.title,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
  });

export const headers = personalHeaders;

/** Must change nothing: scanners open links of a chat too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { env, network, clock } = context;
  const token = tokenIn(request);
  // Everyone in the meeting has the same link, so the limit counts each network.
  const isTooOften = isLinkOpenedTooOften(`opt-out ${network} ${token}`, clock());
  const reading = isTooOften ? ({ kind: "too_often" } as const) : await read(token, context);
  return answer({ reading, token, siteUrl: env.siteUrl }, statuses[reading.kind]);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenIn(request);
  const reading = await read(token, context);
  const toPage = () => redirect(href("notetaker-opt-out", { query: { token } }), 303);
  if (reading.kind === "done") return toPage();
  // The loader, which runs next, shows why nothing can be removed.
  if (reading.kind !== "open") return answer(null, statuses[reading.kind]);
  if (context.overLimit) return answer({ problem: words.problems.tooFast }, 429);

  const { outcome } = await optOut(context, reading.id);
  const problem = words.problems.unavailable;
  return outcome === "unavailable" ? answer({ problem }, 503) : toPage();
}

const statuses = {
  unknown: 404,
  deleted: 410,
  done: 200,
  moved: 200,
  open: 200,
  too_often: 429,
  unavailable: 503,
} as const;

function answer<Value>(value: Value, status: number) {
  return data(value, { status, headers: retryHeaders(status) });
}

function read(
  token: string,
  { env, db, clock }: AppLoadContext,
): Promise<OptOutReading | { readonly kind: "unavailable" }> {
  return readOptOut(db, env.siteSecret, token, clock()).catch((error: unknown) => {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return { kind: "unavailable" };
  });
}

/** Accepts a token, or text with the whole link in it: "…?token=…", or encoded again "…%3Ftoken%3D…". */
function tokenIn(request: Request): string {
  const parameter = new URL(request.url).searchParams.get("token")?.slice(0, 2_000) ?? "";
  const pasted = /[?&]token=([\w.~-]+)|%3Ftoken%3D([\w.~-]+)/i.exec(parameter);
  return (pasted?.[1] ?? pasted?.[2] ?? parameter).slice(0, 200);
}

export default function NotetakerOptOut() {
  const { reading, token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <OptOutScreen reading={reading} token={token} problem={problem} />;
}
