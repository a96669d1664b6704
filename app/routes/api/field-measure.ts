import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readJson } from "~/components/forms/read-form.server";
import { isOverLimit } from "~/lib/http/rate-limit.server";
import { refusalStatus } from "~/lib/http/read-body.server";
import { writeFieldMeasure } from "~/tracking/field-measure.server";

const bodyLimitBytes = 512;

/**
 * `POST /api/field-measure`: what a browser has measured of a page. 204 also when it is over its network's
 * limit, of which nothing is written then; 404 while nothing is measured.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, network } = context;
  if (env.fieldMeasure === null) return new Response(null, { status: 404 });

  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return new Response(null, { status: refusalStatus[body.outcome] });
  // Apart from the limit of forms: a report must never cost somebody a form.
  if (await isOverLimit(env, `field-measure ${network}`))
    return new Response(null, { status: 204 });
  const written = writeFieldMeasure(env.fieldMeasure.dataset, body.value);
  return new Response(null, { status: written ? 204 : 422 });
}
