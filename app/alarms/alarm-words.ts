import type { Alarm } from "../lib/log/log.server.ts";

type AlarmWords = {
  readonly title: string;
  readonly means: string;
  readonly action: string;
  /** Minutes without a new occurrence after which the alarm is over. */
  readonly quietMinutes: number;
};

const hour = 60;
const day = 24 * hour;

export const alarmWords: Readonly<Record<Alarm, AlarmWords>> = {
  provider_account: {
    title: "The bot provider refuses the account",
    means:
      "One of these four: the bot provider refuses the key (401); our credit there is used up (402; Attendee 400 “credits”); its address redirects (3xx); the Google account of the bots fails or is overbooked. The entry names the provider, and “reason” says which. No bots are sent meanwhile, and no request is lost.",
    action:
      "Run npx wrangler secret put RECALL_API_KEY (or ATTENDEE_API_KEY), or top up, or compare RECALL_BASE_URL with your region and ATTENDEE_BASE_URL with your installation. It goes on within 5 minutes. For Google accounts, look in Recall.ai's dashboard or your installation.",
    quietMinutes: 30,
  },
  provider_refuses: {
    title: "The bot provider refuses every bot",
    means:
      "The bot provider refused three different bots in a row for good. The entry names the provider, and “message” has its words. Requests wait, at most until their meeting starts. Meanwhile one a minute is tried; when the provider accepts one, the others follow.",
    action: "Run npm run check -- --remote, and put right what it names.",
    quietMinutes: 30,
  },
  payment_account: {
    title: "Stripe refuses the key",
    means: "Stripe refuses the key (401, 403). Payments cannot be confirmed meanwhile.",
    action: "Run npx wrangler secret put STRIPE_SECRET_KEY. What was paid is mailed afterwards.",
    quietMinutes: 2 * hour,
  },
  webhook_signature: {
    title: "Webhooks are not signed as they should be",
    means:
      "Webhooks come in that are not signed with a secret of this site, come too late, or are forged. The entry names the sender. Bots are polled meanwhile, so results are late rather than lost.",
    action:
      "Compare RECALL_WEBHOOK_SECRETS, ATTENDEE_WEBHOOK_SECRETS or STRIPE_WEBHOOK_SECRETS with the sender's dashboard. If they agree, it is a forgery, and there is nothing to do.",
    quietMinutes: hour,
  },
  deletions_overdue: {
    title: "Deletions are overdue",
    means: "Deletions have been due for more than an hour. The entry has their number.",
    action:
      "Run npm run ops -- status --remote, which lists them. “show ID” prints the code of one; run “retry ID” once its cause is gone.",
    quietMinutes: 2 * hour + 10,
  },
  backlog: {
    title: "Work is piling up",
    means:
      "A step or a mail is more than 5 minutes late, or bulk mail more than 2 hours. There is more to do than a tick can, or an error keeps it from being done.",
    action:
      "Run npm run ops -- status --remote, which names it. If there is an error, see the alarm “Something crashed”.",
    quietMinutes: 25,
  },
  daily_limit_near: {
    title: "Most of the day's bots are sent",
    means: "80 % of DAILY_BOT_LIMIT are sent. At the limit, requests are kept and wait for room.",
    action:
      "Run npm run ops -- status --remote to see who sends. If they are real, raise DAILY_BOT_LIMIT in wrangler.toml and npm run deploy.",
    quietMinutes: day,
  },
  daily_limit: {
    title: "All of the day's bots are sent",
    means: "DAILY_BOT_LIMIT is reached. Requests are kept and go out when there is room.",
    action: "Raise DAILY_BOT_LIMIT in wrangler.toml and npm run deploy, or wait.",
    quietMinutes: day,
  },
  dead_letter: {
    title: "A mail or a webhook was given up",
    means: "A mail or a webhook was refused for good, or failed for three days.",
    action:
      "Run npm run ops -- dead --remote for its code; retry ID sends it under the same key once the cause is gone.",
    quietMinutes: hour,
  },
  mail_refused: {
    title: "The mail service refuses to send",
    means:
      "The mail service takes no mail of this account: its domain may not send (E_SENDER_…), or the day's mails are used up (E_DAILY_LIMIT_EXCEEDED). Mails wait, for up to three days.",
    action:
      "Run npx wrangler email sending enable YOUR_DOMAIN, or compare MAIL_FROM in wrangler.toml. A higher daily quota is asked for in Cloudflare's dashboard, Email Sending.",
    quietMinutes: 3 * hour,
  },
  summary_fails: {
    title: "The model writes no notes",
    means:
      "The model failed the last three meetings; “code” says how (http_401, timeout; nothing_proven: it quoted words that nobody said). Results are mailed without its notes meanwhile.",
    action:
      "Run npm run check -- --remote; then put right the key or the account, or take another SUMMARY_MODEL.",
    quietMinutes: day,
  },
  crash: {
    title: "Something crashed",
    means:
      "A page, a step of the cron or an event of the mail service failed, or a visitor's input was not stored (they were told). The other steps went on. payment.event_unread: the site cannot read an event of Stripe, which sends it again for three days; a sale may wait there.",
    action:
      "Look at “step” and “kind” below, or for “errorId” in Workers Logs. “SQLITE_FULL”: the database has reached its size; docs/growing.md says what to do.",
    quietMinutes: hour,
  },
  configuration: {
    title: "A variable or secret is wrong",
    means:
      "A variable or secret is missing, too weak or published. provider.off and payment.off: a whole feature is off.",
    action: "The entry names it; README, “Deploy”, says how it is set.",
    quietMinutes: hour,
  },
};

export const alarmMailMinutes = 60;
