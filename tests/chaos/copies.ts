import { queryLocalDb } from "../support/local-db.ts";
import type { SentMail } from "./sent-mails.ts";
import { isResultMail } from "./verdict.ts";

/**
 * Holds every mail against the message it was sent for: a copy that went out because a kill had hidden
 * the first carries the same reference as the first, and no reference stands for two different mails.
 */
export function judgeCopies(mails: readonly SentMail[], persistTo: string) {
  const violations: string[] = [];
  const tries = new Map(
    queryLocalDb(persistTo, "select key, attempts from outbox").map(({ key, attempts }) => [
      String(key).replace(/[^\w-]/g, "."),
      Number(attempts),
    ]),
  );
  const sentAs = new Map<string, SentMail[]>();
  const resultOf = new Map<string, string>();
  for (const mail of mails) {
    const id = /^<([\w.-]+)@[^@<>]+>$/.exec(mail.headers["References"] ?? "")?.[1] ?? "none";
    sentAs.set(id, [...(sentAs.get(id) ?? []), mail]);
    const to = mail.to.join();
    if (!isResultMail(mail)) continue;
    if ((resultOf.get(to) ?? id) !== id) violations.push(`${to}: results under two references`);
    resultOf.set(to, id);
  }

  let copies = 0;
  for (const [id, [first, ...others]] of sentAs) {
    if (id === "none") violations.push(`${1 + others.length} mails without a reference`);
    // What is deleted takes its messages along.
    const most = tries.get(id) ?? Infinity;
    if (1 + others.length > most) violations.push(`${id}: more mails than its ${most} tries`);
    for (const other of others) {
      copies += 1;
      const isSame = other.to.join() === first?.to.join() && other.subject === first.subject;
      if (!isSame) violations.push(`${id}: two mails, "${first?.subject}" and "${other.subject}"`);
    }
  }
  return { violations, mails: mails.length, copies };
}
