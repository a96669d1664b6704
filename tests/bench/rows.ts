import { priorities } from "../../app/jobs/message.ts";
import { queryLocalDb } from "../support/local-db.ts";

export function insertFinished(persistTo: string, count: number, now: number): void {
  insertNotetakers(persistTo, "old", count, {
    columns: "status, starts_at, scheduled, created_at, updated_at, deleted_at",
    values: `'deleted', ${now} - n * 60000, 0, ${now} - n * 60000, ${now}, ${now}`,
  });
  queryLocalDb(
    persistTo,
    `${numbers(count)} insert into outbox
       (key, kind, subject_id, priority, state, attempts, due_at, created_at, finished_at)
     select 'old-' || n || ':result', 'result', 'old-' || n, 1, 'done', 1,
            ${now} - n * 60000, ${now} - n * 60000, ${now} from numbers`,
  );
}

/** Requests for meetings in 6 hours that are due for dispatch. */
export function insertDue(persistTo: string, name: string, count: number, now: number): void {
  insertNotetakers(persistTo, name, count, {
    columns:
      "status, meeting_code, starts_at, scheduled, next_step, next_at, created_at, updated_at",
    values: `'requested', 'abc-defg-hij', ${now} + 21600000, 1, 'dispatch', ${now}, ${now}, ${now}`,
  });
}

export function insertMail(persistTo: string, count: number, now: number): void {
  const { urgent, personal, bulk } = priorities;
  queryLocalDb(
    persistTo,
    `${numbers(count + 2)} insert into leads
       (id, kind, first_name, email, email_key, created_at)
     select 'mail-' || n, 'members-offer', 'Visitor', 'mail-' || n || '@example.com',
            'mail-' || n, ${now} from numbers`,
  );
  queryLocalDb(
    persistTo,
    `${numbers(count + 2)} insert into outbox
       (key, kind, subject_id, state, priority, due_at, created_at)
     select 'mail-' || n, iif(n > ${count}, 'lead-confirmation', 'lead-operator'),
            'mail-' || n, 'pending',
            iif(n <= ${count}, ${bulk}, iif(n = ${count} + 1, ${personal}, ${urgent})),
            ${now}, ${now} from numbers`,
  );
}

/** Counts the sent messages: all of them, and those that went before the urgent and before the personal one. */
export function mailSent(persistTo: string) {
  const [row] = queryLocalDb(
    persistTo,
    `select count(*) as sent,
            sum(finished_at < (select finished_at from outbox where priority = ${priorities.urgent})) as urgent,
            sum(finished_at < (select finished_at from outbox
              where priority = ${priorities.personal} and key like 'mail-%')) as personal
     from outbox where kind in ('lead-operator', 'lead-confirmation', 'count') and state = 'done'`,
  );
  return {
    sent: Number(row?.["sent"]),
    beforeUrgent: row?.["urgent"] ?? "not sent",
    beforePersonal: row?.["personal"] ?? "not sent",
  };
}

export function countStatus(persistTo: string, status: string): number {
  const [row] = queryLocalDb(
    persistTo,
    "select count(*) as notetakers from notetakers where status = ?",
    status,
  );
  return Number(row?.["notetakers"]);
}

function insertNotetakers(
  persistTo: string,
  name: string,
  count: number,
  { columns, values }: { readonly columns: string; readonly values: string },
) {
  queryLocalDb(
    persistTo,
    `${numbers(count)} insert into notetakers
       (id, name, email, mailbox_key, source, provider, ${columns})
     select '${name}-' || n, 'Visitor', '${name}-' || n || '@example.com', '${name}-' || n, 'web',
            'recall', ${values} from numbers`,
  );
}

function numbers(count: number): string {
  return `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
}
