import { names } from "../../app/config/names.ts";
import { escapeHtml as escape } from "../../app/email/html.ts";
import type { SentMail } from "../support/sent-mails.ts";
import { type MailFailure, mailFailures } from "./cloudflare/mail-events.ts";
import { linked, page } from "./frame/page.ts";

/** The mailbox's pages. Everything in a mail may be hostile: it is escaped, or shown in a sandbox. */

export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'self'";

/** A mail's own HTML: no script, no network but pictures; its links open in a tab of their own. */
export const bodyPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; " +
  "style-src 'unsafe-inline'; img-src data: http: https:";

export function listPage(mails: readonly SentMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/mail?id=${encodeURIComponent(mail.messageId)}">
      <strong>${escape(mail.subject)}</strong>
      <span>to ${escape(mail.to.join(", "))}</span>
      <time datetime="${escape(mail.sentAt)}">${escape(shortTime(mail.sentAt))}</time></a></li>`,
  );
  const empty = "<p>No mail yet. This page looks again by itself.</p>";
  return page({
    title: `Mails (${rows.length})`,
    body: `<h1>Mails of the local ${escape(names.brand)} site</h1>
      <p>Nothing leaves this machine. Newest first; emptied when the site restarts.</p>
      ${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : empty}`,
  });
}

/** `failure`: the failure that was just reported to the site; null if none. */
export function mailPage(mail: SentMail, failure: string | null): string {
  const headers = [
    ["From", mail.from],
    ["To", mail.to.join(", ")],
    ["Subject", mail.subject],
    ["Sent", mail.sentAt],
    ...Object.entries(mail.headers),
  ];
  const rows = headers.map(
    ([name = "", value = ""]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`,
  );
  const files = mail.attachments.map(
    ({ filename, contentType }, nth) =>
      `<li><a href="/file?id=${encodeURIComponent(mail.messageId)}&amp;nth=${nth}">
        <strong>${escape(filename)}</strong><span>${escape(contentType)}</span></a></li>`,
  );
  const attached = files.length > 0 ? `<h2>Files</h2><ul>${files.join("")}</ul>` : "";
  const source = `/body?id=${encodeURIComponent(mail.messageId)}`;
  const html = mail.html
    ? `<h2>HTML</h2><iframe title="The mail as HTML" src="${source}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : "";
  return page({
    title: mail.subject,
    head: "",
    body: `<p><a href="/">All mails</a></p><h1>${escape(mail.subject)}</h1>
      <dl>${rows.join("")}</dl>${attached}${html}
      <h2>Text</h2><pre>${linked(mail.text)}</pre>
      <h2>What became of it</h2>
      <p>${failure === null ? "It arrived." : `The site was told: ${escape(failure.replace("_", " "))}.`}</p>
      ${mailFailures.map((kind) => failureButton(mail, kind)).join("")}`,
  });
}

function failureButton({ messageId }: SentMail, failure: MailFailure): string {
  const action = `/${failure}?id=${encodeURIComponent(messageId)}`;
  const labels = {
    bounced: "No such mailbox",
    softly_bounced: "Mailbox full for days",
    complained: "Marked as spam",
  };
  return `<form method="post" action="${action}"><button>${labels[failure]}</button></form>`;
}

export function missingPage(): string {
  return page({
    title: "No such mail",
    head: "",
    body: '<h1>No such mail</h1><p><a href="/">All mails</a></p>',
  });
}

export function htmlBody(mail: SentMail): string {
  return `<base target="_blank">${mail.html}`;
}

function shortTime(sentAt: string): string {
  return sentAt.slice(0, 19).replace("T", " ");
}
