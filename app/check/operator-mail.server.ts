import type { Env } from "~/config/env.server";
import { sendMail } from "~/email/send.server";
import { checkMail } from "~/email/templates/check";
import type { OutboxHandlers } from "~/outbox/message";

/** The kind of message that `npm run check` files, to see the cron take it and the mail go out. */
export const checkKind = "check";

/** Only the cron knows this kind, so a message that was sent is a tick that ran. */
export function checkHandlers({
  env,
}: {
  readonly env: Pick<Env, "email" | "mailFrom" | "operatorEmail" | "siteUrl">;
}): OutboxHandlers {
  return {
    [checkKind]: () =>
      env.operatorEmail === null
        ? Promise.resolve({ outcome: "dropped" })
        : sendMail(env, {
            ...checkMail({ host: new URL(env.siteUrl).host }),
            to: env.operatorEmail,
          }),
  };
}
