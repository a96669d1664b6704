import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isKnown } from "~/abuse/mailboxes.server";
import type { Db } from "~/db/client.server";
import { notetakerRequests as requests, outbox } from "~/db/schema.server";
import { isErased } from "../changes/rules";
import { type Job, type NotetakerRequest } from "../job";
import { botNameFor, nameAndMask } from "../mails/chat/announcement";
import { liveStatuses, receives } from "../status";
import { findOwners } from "../store/jobs.server";
import { lateTurnOf } from "../store/limits/late.server";
import { findOthersAtMeeting } from "../store/meeting.server";
import type { Rate } from "../store/limits/rate.server";
import { findHeldRequests } from "../store/sharing.server";
import { findByToken } from "../store/tokens.server";
import type { Question, StatusFacts } from "./progress";

export type StatusReading =
  /** Nobody was given this link. */
  | { readonly kind: "unknown" }
  /** Epoch milliseconds. */
  | { readonly kind: "deleted"; readonly at: number }
  /** This person takes nothing more from the meeting; what there is of it stays with its owner. */
  | { readonly kind: "left"; readonly at: number }
  | { readonly kind: "known"; readonly facts: StatusFacts };

/** As many of the requests that wait for their mailbox as the page lists. */
const mostHeld = 50;

/**
 * What a personal link leads to. A link of nobody's and one to something deleted cost the same: one
 * hash and one look. What belongs to the owner is read only for who receives it. Rejects when D1 does.
 */
export async function readStatus(
  db: Db,
  token: string,
  rateFor: (job: Job) => Rate,
  now: number,
): Promise<StatusReading> {
  const found = await findByToken(db, token);
  if (!found) return { kind: "unknown" };

  const { job, request } = found;
  if (job.status !== "deleted" && request.standing === "left" && request.deletedAt !== null) {
    return { kind: "left", at: request.deletedAt };
  }
  if (job.status === "deleted" || request.deletedAt !== null) {
    return { kind: "deleted", at: request.deletedAt ?? job.deletedAt ?? job.updatedAt };
  }
  const isIn = receives(request.standing) && !isErased(job, request);
  const [owner = null, people, alsoComing, waitingSince, lateTurn, held, known] = await Promise.all(
    [
      request.standing === "owner"
        ? request
        : findOwners(db, [job.id]).then((all) => all.get(job.id)),
      isIn ? peopleOf(db, job.id, request) : nobody,
      isIn && isLive(job) ? findOthersAtMeeting(db, job, now) : [],
      isIn && job.status === "waiting_room" ? waitingSinceOf(db, request.id) : null,
      isIn ? lateTurnOf(db, job, rateFor(job), now) : null,
      heldOf(db, job, request),
      request.emailKey !== null && isKnown(db, request.emailKey),
    ],
  );
  return {
    kind: "known",
    facts: {
      ...{ job, request, ...people, alsoComing, waitingSince, lateTurn, held, known },
      owner: owner === null || request.standing === "owner" ? null : nameAndMask(owner),
      botName: botNameFor(isIn ? (owner?.email ?? null) : null),
    },
  };
}

/** What waits for the mailbox's owner. An invite in their name is a question of its own. */
async function heldOf(db: Db, job: Job, request: NotetakerRequest): Promise<StatusFacts["held"]> {
  if (request.source === "unproven_invite") return job.status === "held" ? [{ request, job }] : [];
  return request.emailKey === null ? [] : findHeldRequests(db, request.emailKey, mostHeld);
}

function isLive({ status }: Job): boolean {
  return liveStatuses.some((one) => one === status);
}

type People = Pick<StatusFacts, "receivers" | "questions">;
const nobody: People = { receivers: [], questions: [] };

/** Who else receives the notes; for the owner also who asked for them, and what they were told. */
async function peopleOf(
  db: Db,
  jobId: string,
  { id, standing }: Pick<NotetakerRequest, "id" | "standing">,
): Promise<People> {
  const rows = await db
    .select({
      id: requests.id,
      standing: requests.standing,
      name: requests.name,
      email: requests.email,
    })
    .from(requests)
    .where(
      and(
        eq(requests.jobId, jobId),
        inArray(requests.standing, ["owner", "recipient", "asking", "declined"]),
        isNull(requests.cancelledAt),
        isNull(requests.deletedAt),
      ),
    )
    .orderBy(sql`rowid`);
  const others = rows.filter((person) => person.id !== id);
  const questions = others.flatMap((person): Question[] => {
    if (person.standing !== "asking" && person.standing !== "declined") return [];
    return [{ askerId: person.id, who: nameAndMask(person), standing: person.standing }];
  });
  return {
    receivers: others
      .filter((person) => receives(person.standing))
      .map((person) => nameAndMask(person)),
    questions: standing === "owner" ? questions : [],
  };
}

/** The mail that says so was filed in the same transaction as the move to the waiting room. */
export async function waitingSinceOf(db: Db, requestId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.dedupeKey, `${requestId}:waiting`));
  return row?.at ?? null;
}
