import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { firstMessages } from "~/components/forms/schema-parts";
import { registrationWords as words } from "~/content/words/registration";
import { leadFormAt, takeLeads } from "~/leads/take.server";
import { bodyLimitBytes, readJson, refusalStatus } from "~/lib/http/read-body.server";
import { retryHeaders } from "~/lib/http/retry-after";

/** Takes a JSON call, as `/openapi.json` describes it. Known and unknown addresses get the same answer. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const refused = (status: number, message: string) =>
    Response.json({ message }, { status, headers: retryHeaders(status) });

  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return refused(refusalStatus[body.outcome], words[body.outcome]);
  const form = leadFormAt(request.url);
  const { error, data: lead } = form.bodySchema.safeParse(body.value);
  if (error) {
    const errors = firstMessages(error, "payload");
    return Response.json({ message: words.invalid, errors }, { status: 422 });
  }
  const token = request.headers.get("Idempotency-Key")?.slice(0, 200);
  const submission = { ...form, details: [lead], post: request, token, honeypot: false };
  const leadIds = await takeLeads(context, submission);
  return leadIds ? Response.json({ ok: true }) : refused(503, words.unavailable);
}
