/** The mail that `npm run check` asks for. Only the cron has its handler, so the mail proves that the cron runs. */

import type { Env } from "~/config/env.server";
import { operatorLetter, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxHandlers } from "~/jobs/message";

export function checkMail({ host }: { readonly host: string }): RenderedMail {
  const nothing = "There's nothing to do.";
  return operatorLetter({
    subject: `Test email from ${host}`,
    title: "Your site's emails are getting through",
    preview: `npm run check sent this. ${nothing}`,
    blocks: [
      `npm run check asked ${host} to email you, and the site's cron job sent this. Leads, orders and everything else for you will come from this sender, so if it landed in spam, mark it as not spam.`,
      nothing,
    ],
  });
}

export const checkKind = "check";

type Sender = Pick<Env, "email" | "mailFrom" | "operatorEmail" | "siteUrl">;

export function checkHandlers({ env }: { readonly env: Sender }): OutboxHandlers<typeof checkKind> {
  return {
    [checkKind]: ({ key }) => {
      if (env.operatorEmail === null) return Promise.resolve({ outcome: "dropped" });
      const mail = checkMail({ host: new URL(env.siteUrl).host });
      return sendMail(env, { ...mail, to: env.operatorEmail }, key);
    },
  };
}
