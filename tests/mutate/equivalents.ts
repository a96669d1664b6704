import { mutantsOf, type Rows } from "./source/rows.ts";

/**
 * Changes that change nothing anybody could notice, one by one, each with the reason. A run lists them
 * apart, switches none of them on, and counts none as survivor.
 */
export const equivalents: Rows = {
  "app/abuse/counts.server.ts": [
    [
      "A batch answers each of its statements, so the second always has an answer.",
      "read?.results",
      "read.results",
    ],
  ],
  "app/abuse/mailboxes.server.ts": [
    [
      "Both are parts of one pattern: either both are there or neither is.",
      "!subjectId || !mailboxKey",
      "!subjectId && !mailboxKey",
    ],
  ],
  "app/components/forms/form-token.server.ts": [
    [
      "A token of ours is a third as long as the longest that is read at all.",
      "token.length <= longestToken",
      "token.length < longestToken",
    ],
    [
      "A text that has a third part has a first and a second, and the third is asked for as well.",
      "id !== undefined &&",
      "id !== undefined ||",
    ],
  ],
  "app/invites/store.server.ts": [
    [
      "Where the two are the same moment it does not matter which of them is written.",
      "next_at > ${now} then",
      "next_at >= ${now} then",
    ],
  ],
  "app/jobs/outbox.server.ts": [
    [
      "No kind is among none, so the condition holds for all.",
      ": without.length > 0",
      ": without.length >= 0",
    ],
  ],
  "app/notetaker/provider/attendee/canonical-json.ts": [
    [
      "Where one name has ended the other goes on, so the lengths decide as the missing character would.",
      "at < a.length &&",
      "at <= a.length &&",
    ],
    [
      "Where one name has ended the other goes on, so the lengths decide as the missing character would.",
      "at < b.length;",
      "at <= b.length;",
    ],
  ],
  "app/notetaker/provider/attendee/judge.server.ts": [
    [
      "A refusal with 400 is told by its sentence before its status is looked at.",
      "status < 400) return",
      "status <= 400) return",
    ],
  ],
  "app/notetaker/provider/attendee/webhook.server.ts": [
    [
      "What has no data has no time either, and was answered three lines before.",
      "data?.event_type",
      "data.event_type",
    ],
    [
      "What has no data has no time either, and was answered before.",
      "data?.event_sub_type",
      "data.event_sub_type",
    ],
  ],
  "app/notetaker/provider/recall/recall.server.ts": [
    [
      "An answer that is none of the refusals is handed on as it is; the line is for the compiler.",
      "if (answer.ok) return answer;",
      "",
    ],
  ],
  "app/notetaker/results/formats.ts": [
    [
      "It makes pieces behind the last word, and a piece without words is no cue.",
      "words.length / cueWords",
      "words.length * cueWords",
    ],
  ],
  "app/notetaker/results/search.ts": [
    [
      "What is no number is page 1 either way, for no page comes before that.",
      "Math.trunc(asked.page) || 1",
      "Math.trunc(asked.page) || 0",
    ],
  ],
  "app/notetaker/results/speakers.ts": [
    [
      "Without a name nothing is found but the empty text, which stays what it is; the line saves time.",
      "if (longestFirst.length === 0) return (text) => text;",
      "",
    ],
  ],
  "app/notetaker/store/intake.server.ts": [
    [
      "A message's key goes on behind the colon.",
      "dedupe_key > ${`${requestId}:`}",
      "dedupe_key >= ${`${requestId}:`}",
    ],
    [
      "A request's messages have a colon behind its id, none a semicolon.",
      "dedupe_key < ${`${requestId};`}",
      "dedupe_key <= ${`${requestId};`}",
    ],
  ],
  "app/payments/verify.server.ts": [
    [
      "Two parts are read, whether there is a third or not.",
      'part.split("=", 2)',
      'part.split("=", 3)',
    ],
  ],
  "app/payments/wire.server.ts": [
    [
      "A text has no email, as null has none.",
      'typeof wire.customer === "string"',
      'typeof wire.customer === ""',
    ],
    [
      "A text has neither details nor a time, as null has none.",
      'typeof wire.latest_charge === "string"',
      'typeof wire.latest_charge === ""',
    ],
  ],
};

/** Why a change is none, by the id of its mutant. */
export function reasonsById(): ReadonlyMap<string, string> {
  const written = mutantsOf([equivalents], "equivalent");
  return new Map(written.map(({ said, mutant }) => [mutant.id, said]));
}
