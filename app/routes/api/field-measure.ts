import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { isOverLimit } from "~/lib/http/rate-limit.server";
import { readJson, refusalStatus } from "~/lib/http/read-body.server";
import { writeFieldMeasure } from "~/tracking/field-measure.server";

const bodyLimitBytes = 512;

/** `POST /api/field-measure`. 204 also over the limit, when nothing is written. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, network } = context;
  if (env.fieldMeasure === null) return new Response(null, { status: 404 });

  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return new Response(null, { status: refusalStatus[body.outcome] });
  // Counted separately, so that reports do not use up a visitor's limit for forms.
  const isOver = await isOverLimit(env, `field-measure ${network}`);
  if (isOver) return new Response(null, { status: 204 });
  const written = writeFieldMeasure(env.fieldMeasure.dataset, body.value);
  return new Response(null, { status: written ? 204 : 422 });
}
