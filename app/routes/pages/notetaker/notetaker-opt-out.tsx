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
import { kindOf } from "~/jobs/drain.server";
import { isOpenedTooOften } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { formatInstant } from "~/lib/time/wall-time";
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

/** Changes nothing: scanners open links in a chat, too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { env } = context;
  const token = tokenIn(request);
  const reading = isTooOften(token, context) ? tooOften : await read(token, context);
  const on = reading.kind === "deleted" ? formatInstant(reading.at, "UTC") : "";
  const sender = reading.kind === "open" ? reading.sender : "";
  const past = reading.kind === "open" && reading.past;
  const page = { kind: reading.kind, on, sender, past, token, siteUrl: env.siteUrl };
  return data(page, { status: statuses[reading.kind], headers: retryHeaders(reading.kind) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { overLimit } = context;
  const token = tokenIn(request);
  const reading = await read(token, context);
  const toPage = () => redirect(href("notetaker-opt-out", { query: { token } }), 303);
  if (reading.kind === "done") return toPage();
  if (reading.kind !== "open") return data(null, { status: statuses[reading.kind] });
  if (overLimit) return refused(429, words.problems.tooFast);

  const { outcome } = await optOut(context, reading.id);
  return outcome === "unavailable" ? refused(503, words.problems.unavailable) : toPage();
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

const tooOften = { kind: "too_often" } as const;

/** The link is the same for everyone in the meeting, so no one may use up the limit for the others. */
function isTooOften(token: string, { network, clock }: AppLoadContext): boolean {
  return isOpenedTooOften(`opt-out ${network} ${token}`, clock());
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

/** Reads the token, also from a whole link pasted into the field, encoded twice or not. */
function tokenIn(request: Request): string {
  const given = new URL(request.url).searchParams.get("token")?.slice(0, 2_000) ?? "";
  const pasted = /[?&]token=([\w.~-]+)|%3Ftoken%3D([\w.~-]+)/i.exec(given);
  return (pasted?.[1] ?? pasted?.[2] ?? given).slice(0, 200);
}

function refused(status: 429 | 503, problem: string) {
  return data({ problem }, { status, headers: { "Retry-After": "60" } });
}

function retryHeaders(kind: keyof typeof statuses): HeadersInit {
  return statuses[kind] === 503 || statuses[kind] === 429 ? { "Retry-After": "60" } : {};
}

export default function NotetakerOptOut() {
  const loaded = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <OptOutScreen {...loaded} problem={problem} />;
}
