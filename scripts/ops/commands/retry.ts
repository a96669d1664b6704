import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { runBatch, type Db } from "../../../app/db/client.server.ts";
import { Sentence } from "../../parts/sentence.ts";
import type { Report } from "../report.ts";
import { findDossier, type Job, type Message } from "./dossier.ts";

const touched = z.array(z.object({ id: z.string() }));

/**
 * `retry ID`: what is stuck of a job, a request, a lead or a message is due now. A step that failed is tried
 * again, a failed job's bot is asked once more for its recording, a message that was given up is sent
 * under the same dedupe key. Whoever works on it at this moment keeps it.
 */
export async function retry(db: Db, id: string, now: number): Promise<Report> {
  const { target, job, messages } = await findDossier(db, id);
  const isMeant = ({ id, subjectId }: Message) =>
    target.type === "job" || id === target.id || subjectId === target.id;
  const unsent = messages.filter((message) => isMeant(message) && message.state !== "done");
  const step = target.type === "message" || job === null ? null : nextStepOf(job);

  const statements = [
    ...(job && step ? [retryStep(job.id, step, now)] : []),
    ...unsent.map((message) => retryMessage(message.id, now)),
  ];
  if (statements.length === 0) throw new Sentence(nothingToRetry(job, target.type));
  const answers = await runBatch(db, statements);
  const due = answers.flatMap(({ results }) => touched.parse(results).map(({ id }) => id));
  if (due.length === 0) {
    throw new Sentence("It is being worked on at this moment. Look again in two minutes.");
  }
  const names = due.map((one) => (one === job?.id ? `${step} of job ${one}` : `message ${one}`));
  return {
    data: { now, due },
    text: `Due now, and done by the next tick:\n${names.map((name) => `  ${name}`).join("\n")}`,
  };
}

/** The step to be made due; null when making it due would do what nobody asked for, such as delete early. */
function nextStepOf({ status, nextStep, attempts, botId }: Job): string | null {
  if (nextStep === null) return null;
  const isBeforeItsDay = (nextStep === "purge" || nextStep === "forget") && attempts === 0;
  if (!isBeforeItsDay) return nextStep;
  // A recording may have turned up since; without one, polling puts the purge back on its day.
  return status === "failed" && botId !== null ? "poll" : null;
}

function retryStep(jobId: string, step: string, now: number): SQL {
  return sql`update notetaker_jobs
    set next_step = ${step}, next_at = min(next_at, ${now}), lease_token = null, updated_at = ${now}
    where id = ${jobId} and next_step is not null and status <> 'deleted'
      and (lease_token is null or next_at <= ${now})
    returning id`;
}

function retryMessage(messageId: string, now: number): SQL {
  return sql`update outbox
    set state = 'pending', next_at = ${now}, turn_at = ${now}, lease_token = null, finished_at = null,
        attempts = iif(state = 'dead', 0, attempts)
    where id = ${messageId} and state in ('pending', 'dead')
      and (lease_token is null or next_at <= ${now})
    returning id`;
}

function nothingToRetry(job: Job | null, type: string): string {
  if (type === "message") return "It was sent, or dropped as no longer wanted: nothing is stuck.";
  if (job?.status === "failed" && job.botId === null) {
    return "It failed before there was a bot. Its owner can send the notetaker again from the status page.";
  }
  return "Nothing of it is stuck.";
}
