import { randomUUID } from "node:crypto";

/** How the sender hears that a mail did not arrive, or was unwelcome. */
export const mailFailures = ["bounced", "softly_bounced", "complained"] as const;
export type MailFailure = (typeof mailFailures)[number];

type Sent = { readonly messageId: string; readonly from: string; readonly subject: string };

/**
 * Event of Cloudflare's mail service in the queue
 * (https://developers.cloudflare.com/email-service/platform/event-subscriptions/). `at` in epoch
 * milliseconds.
 */
export function mailEvent(failure: MailFailure, recipient: string, sent: Sent, at: number) {
  const isComplaint = failure === "complained";
  const domain = sent.from.replace(/^.*@|>$/g, "");
  return {
    type: `cf.email.sending.message.${isComplaint ? "complained" : "bounced"}`,
    source: { type: "email.sending", zoneId: "023e105f4ecef8ad9ca31a8372d0c353", domain },
    payload: {
      eventId: randomUUID(),
      messageId: sent.messageId,
      sender: sent.from.replace(/^.*<|>$/g, ""),
      recipient,
      // A complaint comes from a feedback loop, which does not tell the subject.
      ...(isComplaint ? {} : { subject: sent.subject }),
      terminal: true,
      ...outcomes[failure],
    },
    metadata: {
      accountId: "f9f79265f388666de8122cfb508d7776",
      eventSubscriptionId: "1830c4bb612e43c3af7f4cada31fbf3f",
      eventSchemaVersion: 1,
      eventTimestamp: new Date(at).toISOString(),
    },
  };
}

const outcomes = {
  bounced: bounce("hard", "permanent_failure", "550", "5.1.1", "User unknown"),
  softly_bounced: bounce("soft", "temporary_failure", "451", "4.2.0", "Temporary mailbox error"),
  complained: { delivery: { status: "complained" }, complaint: { type: "abuse" } },
} as const;

function bounce(
  type: string,
  classification: string,
  code: string,
  enhancedCode: string,
  text: string,
) {
  const reason = `${code} ${enhancedCode} ${text}`;
  return {
    delivery: {
      status: "bounced",
      provider: "external_smtp",
      deliveryTimeMs: 2143,
      smtpStatusCode: code,
      smtpEnhancedStatusCode: enhancedCode,
      smtpResponse: reason,
    },
    bounce: { type, classification, reason },
  };
}

const paths = { events: "/.simulated/mail-events", refusal: "/.simulated/mail-refusal" };
export const mailEventsQueue = "MAIL_EVENTS";

export function publishMailEvent(siteUrl: string, event: object): Promise<void> {
  return post(siteUrl + paths.events, event);
}

/** Makes the mail service of a local site refuse every mail with this code; null lets mail through again. */
export function refuseMail(siteUrl: string, code: string | null): Promise<void> {
  return post(siteUrl + paths.refusal, { code });
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`the local mail service does not answer: ${answer.status}`);
}

/** The entry of a local Worker: the Worker itself, and two addresses that stand for the mail service. */
export function localEntry(worker: string): string {
  return `import worker from "${worker}";
export * from "${worker}";

let refusal = null;
const refuse = () => Promise.reject(Object.assign(new Error(refusal), { code: refusal }));
const withMail = (env) => (refusal === null ? env : { ...env, EMAIL: { send: refuse } });

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "${paths.events}") await env.${mailEventsQueue}.send(await request.json());
    else if (pathname === "${paths.refusal}") refusal = (await request.json()).code;
    else return worker.fetch(request, withMail(env), ctx);
    return new Response(null, { status: 204 });
  },
  scheduled: (controller, env, ctx) => worker.scheduled(controller, withMail(env), ctx),
  email: (message, env, ctx) => worker.email(message, withMail(env), ctx),
  queue: (batch, env, ctx) => worker.queue(batch, withMail(env), ctx),
};
`;
}
