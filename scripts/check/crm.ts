import { postWebhook } from "../../app/jobs/post-webhook.server.ts";
import { recordReplies } from "./http.ts";
import { NotTried, step, Wrong, type CheckWorld, type Note, type Subject } from "./run-subjects.ts";

export const crm: Subject = {
  name: "CRM",
  when: "before",
  steps: [
    step(
      "It takes a signed test event",
      "posts an event of the type “check” without a person in it, signed like a lead",
      postTestEvent,
    ),
  ],
};

async function postTestEvent({ env, fetch, clock, values }: CheckWorld): Promise<Note> {
  const { leadWebhook } = env;
  if (!leadWebhook) {
    const absent = ["LEADS_WEBHOOK_URL", "LEADS_WEBHOOK_SECRET"].filter((name) => !values[name]);
    throw new NotTried(
      absent.length === 0
        ? "its address or its secret is not right"
        : `not at hand: ${absent.join(" and ")}`,
    );
  }
  const timestamp = new Date(clock()).toISOString();
  const body = JSON.stringify({ type: "check", timestamp, data: {} });
  const message = { id: `check_${crypto.randomUUID()}`, body };
  const replies = recordReplies(fetch);
  const answer = await postWebhook({ clock, fetch: replies.fetch }, leadWebhook, message);
  if (answer.outcome === "sent") return undefined;
  if (replies.last !== null) {
    // The words of the answer are not printed: they may quote the address, which is a secret.
    const { status } = replies.last;
    const [wrong, todo] = meaning(status);
    throw new Wrong(`It answers ${status}. ${wrong}`, todo);
  }
  throw new Wrong(
    "code" in answer && answer.code === "timeout"
      ? "It did not answer within 15 seconds."
      : "No one answers at its address.",
    "Compare LEADS_WEBHOOK_URL with the address that the CRM shows.",
  );
}

function meaning(status: number): [wrong: string, todo: string] {
  if (status === 401 || status === 403) {
    return [
      "It does not accept the signature.",
      "The secret in the CRM and LEADS_WEBHOOK_SECRET must be the same: `whsec_` and base64, as a Standard Webhook.",
    ];
  }
  if (status === 404 || status === 405 || status === 410) {
    return [
      "Nothing takes leads at that address.",
      "Copy the webhook's address from the CRM again; then npx wrangler secret put LEADS_WEBHOOK_URL.",
    ];
  }
  if (status < 400) {
    return [
      "It leads elsewhere, which the site does not follow.",
      "Set the address it leads to: npx wrangler secret put LEADS_WEBHOOK_URL.",
    ];
  }
  return status < 500
    ? [
        "It does not take events of a type it does not know.",
        "Let it answer 2xx to every signed event: leads have the type lead.created.",
      ]
    : ["It has trouble of its own.", "Run the check again later."];
}
