import { setTimeout as sleep } from "node:timers/promises";
import { newLead, postLead, type LeadSubmission } from "./chaos-leads.ts";

export type Submission = {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly key: string;
  readonly network: string;
  acknowledged: boolean;
};

export type Submitters = ReturnType<typeof startSubmitters>;

/** Sends something, and half of the time again if no answer came. */
type SendInsistently = (
  sent: { acknowledged: boolean },
  send: () => Promise<Response>,
) => Promise<void>;

const concurrentSubmitters = 2;
const personsPerLead = 4;
const personsPerMeeting = 3;

/** Starts people who ask for notetakers, several for each meeting, and some who ask for guides and offers. */
export function startSubmitters(siteUrl: string, random: () => number, maxSubmissions: number) {
  const submissions: Submission[] = [];
  const leads: LeadSubmission[] = [];
  const refusals = new Map<number, number>();
  let isOpen = false;
  let finished = false;

  const loops = Array.from({ length: concurrentSubmitters }, async () => {
    while (!finished && submissions.length < maxSubmissions) {
      if (!isOpen) {
        await sleep(5);
        continue;
      }
      const nth = submissions.length;
      const submission = newSubmission(nth);
      submissions.push(submission);
      await sendInsistently(submission, () => postRequest(siteUrl, submission));
      if (nth % personsPerLead === 0) {
        const lead = newLead(leads.length);
        leads.push(lead);
        await sendInsistently(lead, () => postLead(siteUrl, lead));
      }
      await sleep(random() * 120);
    }
  });

  const sendInsistently: SendInsistently = async (sent, send) => {
    await sendOnce(sent, send);
    if (!sent.acknowledged && random() < 0.5) await sendOnce(sent, send);
  };

  const sendOnce: SendInsistently = async (sent, send) => {
    try {
      const answer = await send();
      // 410: the answer to a first "Delete" was lost.
      sent.acknowledged = answer.ok || answer.status === 303 || answer.status === 410;
      if (!sent.acknowledged) refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
      await answer.body?.cancel();
    } catch {
      // The site was killed, perhaps after it had stored the submission.
    }
  };

  return {
    submissions: submissions as readonly Submission[],
    leads: leads as readonly LeadSubmission[],
    refusals: refusals as ReadonlyMap<number, number>,
    /** While closed nothing new is sent. */
    open: () => (isOpen = true),
    close: () => (isOpen = false),
    isOpen: () => isOpen,
    sendInsistently,
    async finish() {
      finished = true;
      await Promise.all(loops);
    },
  };
}

function postRequest(
  siteUrl: string,
  { code, name, email, key, network }: Submission,
): Promise<Response> {
  return fetch(`${siteUrl}/api/note-taker-registration`, {
    method: "POST",
    signal: AbortSignal.timeout(5_000),
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "cf-connecting-ip": network,
    },
    body: JSON.stringify({
      name,
      email,
      meetingLink: `https://meet.google.com/${code}`,
      isScheduled: false,
      scheduledTime: null,
      isoScheduledTime: null,
      epochTimeMs: null,
      timezone: null,
      agreeToTerms: true,
    }),
  });
}

function newSubmission(nth: number): Submission {
  const code = codeOf(Math.floor(nth / personsPerMeeting), "abc");
  return {
    code,
    name: `Guest ${code}`,
    email: `guest-${nth}@example.com`,
    key: `chaos-${nth}`,
    network: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
    acknowledged: false,
  };
}

/** A meeting code for each number below 26⁴. */
function codeOf(nth: number, prefix: string): string {
  const letters = Array.from({ length: 4 }, (_, place) => {
    return String.fromCharCode(97 + (Math.floor(nth / 26 ** place) % 26));
  });
  return `${prefix}-${letters.join("")}-xyz`;
}
