import type { Rows } from "../source/rows.ts";

/** Calendars, the provider of bots, Stripe, and strangers who pass for one of them. */
export const partners: Rows = {
  "app/invites/store.server.ts": [
    [
      "of two mails about one invite both count",
      "\n      where calendar_invites.version = ${version}",
      "",
    ],
    [
      "a mail leaves the lease of who settles its invite alone",
      "case when lease_token is not null and next_at > ${now} then next_at else ${now} end",
      "${now}",
    ],
    [
      "a mail that came in meanwhile is settled at once",
      "case when ${invites.version} = ${invite.version} then ${nextAt} else ${now} end",
      "${nextAt}",
    ],
    [
      "an invite is not erased under a mail that has just come in",
      "and(holdsLease(invites, invite), eq(invites.version, invite.version))",
      "holdsLease(invites, invite)",
    ],
  ],
  "app/invites/settle.server.ts": [
    [
      "a booking is noted before the call",
      'if (decision.step === "book" && !(await noteBooking(db, invite, decision.booking)))\n      return false;',
      "",
    ],
  ],
  "app/invites/merge.ts": [
    [
      "an older SEQUENCE never counts",
      "if (event.sequence !== known.sequence) return event.sequence > known.sequence;",
      "",
    ],
    [
      "a cancellation counts with an equal SEQUENCE",
      " || (event.byCancel && sequence >= known.sequence)",
      "",
    ],
  ],
  "app/invites/sender.ts": [
    [
      "a domain that merely ends like another vouches for nothing",
      'valueOf(result, "header.from") === domain',
      'valueOf(result, "header.from").endsWith(domain)',
    ],
    [
      "a signer whose name is merely an end of the domain is a stranger",
      "domain.endsWith(`.${signer}`)",
      "domain.endsWith(signer)",
    ],
    [
      "a server that merely begins like the trusted one is a stranger",
      "parts[0]?.split(/\\s/)[0] === trustedServer",
      "parts[0]?.startsWith(trustedServer)",
    ],
  ],
  "app/invites/take.server.ts": [
    [
      "what anybody may have sent changes nothing that is known",
      "if (!isVouchedFor && (known || (await findInvite(db, vouchedId))))",
      "if (!isVouchedFor && known)",
    ],
    [
      "Google vouches for its customer's own events alone",
      'proof === "google" && organizer === address',
      'proof === "google"',
    ],
    [
      "who says yes to a meeting says yes to one link",
      "problemIn === null && codes.size === 1 &&",
      "problemIn === null &&",
    ],
  ],
  "app/notetaker/provider/client.server.ts": [
    [
      "a call that carries our key follows no redirect",
      'redirect: "manual",\n          signal,',
      'redirect: "follow",\n          signal,',
    ],
    [
      "a download follows no redirect",
      'headers: identified, redirect: "manual", signal',
      'headers: identified, redirect: "follow", signal',
    ],
  ],
  "app/notetaker/provider/attendee/webhook.server.ts": [
    [
      "a message from the future is stale",
      "Math.abs(skewSeconds) > toleranceSeconds",
      "skewSeconds > toleranceSeconds",
    ],
  ],
  "app/notetaker/provider/attendee/canonical-json.ts": [
    [
      "of two members of one name none counts",
      "written === null || members.has(key)",
      "written === null",
    ],
    ["deep nesting is not followed", "depth < mostDepth ? array(", "depth < Infinity ? array("],
  ],
  "app/notetaker/provider/recall/recall.server.ts": [
    [
      "our key goes to no host that merely begins like the provider's",
      "answer.value.next.startsWith(`${baseUrl}/`)",
      "answer.value.next.startsWith(baseUrl)",
    ],
    [
      "nobody takes the bots of others for those of a job",
      "bots.filter((bot) => bot.jobId === jobId)",
      "bots",
    ],
  ],
  "app/notetaker/provider/recall/webhook.server.ts": [
    [
      "a webhook from the future is stale",
      "Math.abs(skewSeconds) > webhookToleranceSeconds",
      "skewSeconds > webhookToleranceSeconds",
    ],
  ],
  "app/lib/http/rate-limit.server.ts": [
    ["a brake that fails lets people through", "return false;", "return true;"],
  ],
  "app/lib/crypto/secrets.server.ts": [
    [
      "a token of one use is none of another",
      "encode(`${purpose}\\n${text}`)",
      "encode(`\\n${text}`)",
    ],
  ],
  "app/payments/deliver.server.ts": [
    [
      "the operator hears of an order with a malformed address",
      "order.email && isOneAddress(order.email) ?",
      "order.email ?",
    ],
  ],
  "app/payments/stripe.server.ts": [
    ["Stripe's key follows no redirect", 'redirect: "manual"', 'redirect: "follow"'],
  ],
  "app/payments/verify.server.ts": [
    [
      "an event from the future is stale",
      "Math.abs(skewSeconds) > toleranceSeconds",
      "skewSeconds > toleranceSeconds",
    ],
  ],
  "app/payments/confirm.server.ts": [
    [
      "a buyer's address is shown for an hour",
      "email !== null && now - paidAt <= revealMs",
      "email !== null",
    ],
  ],
  "app/payments/bought.ts": [
    ["only dollars are the price", 'if (currency !== "usd") return [];', ""],
  ],
  "workers/security.ts": [
    [
      "another sub-domain is another site",
      'site === "cross-site" || site === "same-site"',
      'site === "cross-site"',
    ],
    ["an IPv4 address written as IPv6 is itself", "if (mapped) return mapped;", ""],
  ],
  "workers/page-cache.ts": [
    ["a page with a cookie is nobody else's", 'name !== "set-cookie" && ', ""],
  ],
  "workers/inbound-email.ts": [
    [
      "a request that somebody else made asks its mailbox nothing",
      'if (taken.outcome === "repeated") return taken.own;',
      'if (taken.outcome === "repeated") return true;',
    ],
  ],
  "workers/task-counter.ts": [
    [
      "a report that comes again counts once",
      "if (inserted.toArray().length > 0) sum",
      "if (inserted.toArray()) sum",
    ],
    ["nobody is answered before their addition is on disk", "await this.ctx.storage.sync();", ""],
    [
      "what arrives during a write shares the next one",
      "this.#next ??= this.#writeAfter(this.#over)",
      "this.#next = this.#writeAfter(this.#over)",
    ],
  ],
};
