import { browser, type Sections, unit, worker } from "../promise.ts";

const verify = "app/notetaker/notes/verify.test.ts";
const picked = "app/notetaker/notes/highlights/highlights.test.ts";
const letter = "app/notetaker/mails/result/letter.test.ts";
const standing = "app/notetaker/notes/standing.test.ts";
const gone = "a model that goes wrong > %s: after two tries the highlights remain";
const firstMail =
  "notes by a model > are asked for with the move to ready, written, and the mail begins with them";

/** What a meeting came to, in the mail and on its page. */
export const notes: Sections = {
  notes: [
    [
      "rule",
      "Summary, decisions, action items at the top of the result mail",
      worker("notetaker-notes", firstMail),
    ],
    [
      "rule",
      "and of the status page",
      browser("notetaker-watch", "the result comes first, on a desk and on a phone"),
    ],
    [
      "rule",
      "Owner, due date if it was said",
      unit(
        letter,
        "the result mail begins with what was decided > each line has its moment, its owner and its date, in the language of the meeting",
      ),
    ],
    [
      "rule",
      "Each line carries the verbatim words and the second they were said",
      unit(verify, "what was said stays, with the words and the second of the transcript"),
    ],
    [
      "rule",
      "The code drops every line whose quote is not there",
      worker("notetaker-notes", gone, "invented"),
    ],
    [
      "rule",
      "whose owner is not a speaker or a name that was spoken",
      unit(verify, "an owner > %j is %s", "Maria"),
    ],
    [
      "rule",
      "or whose time is outside the recording",
      unit(verify, "the second > outside of the recording drops the line: %d"),
    ],
    [
      "number",
      "Invented lines that pass: 0 in 10,000 generated hostile answers",
      unit(
        "app/notetaker/notes/verify-attacks.test.ts",
        "of 10,000 hostile lines none that was not said gets through",
      ),
    ],
    [
      "rule",
      "A click on a line plays that second",
      browser(
        "notetaker-watch",
        "links to a moment play it, from the page and from outside, and the transcript follows",
      ),
    ],
    [
      "words",
      "Written by AI from what was said; every line links to its words.",
      unit(
        letter,
        "the result mail begins with what was decided > each line has its moment, its owner and its date, in the language of the meeting",
      ),
    ],
    [
      "rule",
      "Highlights are chosen from what was said by the code itself, verbatim, with speaker and second",
      unit(picked, "every line is a sentence as it was said, where it was said, and stands once"),
    ],
    [
      "rule",
      "in five languages",
      unit(picked, "decisions > one that is taken back is none: %s", "pt"),
    ],
    [
      "rule",
      "What a highlight asks of somebody has an owner",
      unit(
        "app/notetaker/status-page/watch/notes-card.test.tsx",
        "beneath a quote stands who said it, whose task it is, and by when",
      ),
    ],
    [
      "words",
      "Highlights",
      unit(
        letter,
        "the result mail begins with what was decided > highlights say that they are quotes, and nothing of AI",
      ),
    ],
    [
      "state",
      "The highlights are what remains when a model fails",
      worker("notetaker-notes", gone, "wrong_schema"),
    ],
    [
      "state",
      "Not configured: the embedded default",
      worker(
        "notetaker-notes",
        "notes by a model > are asked of nobody without a model, and the mail begins with highlights",
      ),
    ],
    [
      "rule",
      "Long meetings in parts",
      worker(
        "notetaker-notes",
        "notes by a model > hold two hours of talk in parts that overlap, and no line twice",
      ),
    ],
    [
      "rule",
      "that are merged: what a later part takes back falls",
      worker(
        "notetaker-notes",
        "what a later part of a long meeting takes back stands in none of them",
      ),
    ],
    [
      "rule",
      "and what was decided afterwards stands",
      unit(standing, "what was said after it stands, and in the same breath"),
    ],
    [
      "number",
      "Two tries",
      worker(
        "notetaker-notes",
        "whatever dies or is done twice > a model that kills whoever asks it is asked twice, and no more",
      ),
    ],
    [
      "timer",
      "The mail waits at most two minutes and goes without",
      worker(
        "notetaker-notes",
        "notes by a model > wait two minutes at most: the mail then begins with the highlights",
      ),
    ],
    [
      "rule",
      "The text of the transcript is data, never an instruction",
      worker(
        "notetaker-notes",
        "what people say is never an instruction > orders that are carried out all the same are dropped",
      ),
    ],
    ["rule", "Links in the answer are dropped", worker("notetaker-notes", gone, "links")],
    ["rule", "and markup", worker("notetaker-notes", gone, "html")],
    [
      "rule",
      "Never logged",
      worker(
        "notetaker-notes",
        "what people say is never an instruction > nothing of it is logged, nor the key",
      ),
    ],
    [
      "rule",
      "Stored with the job, erased with it",
      worker(
        "notetaker-notes",
        "whatever dies or is done twice > after %s nothing is left",
        "purge",
      ),
    ],
    [
      "rule",
      "The person who asks can switch it off",
      worker(
        "notetaker-notes",
        "notes by a model > are asked of nobody where %s",
        "the owner has said no",
      ),
    ],
    [
      "state",
      "With the model stopped the mail still comes",
      worker(
        "notetaker-notes",
        "a model that goes wrong > that nobody answers for: the mail still comes",
      ),
    ],
    [
      "number",
      "Result mail of at most 102 KB with summary and transcript of 90 minutes",
      unit(
        letter,
        "the whole HTML stays within what Gmail shows > 90 minutes of English with a summary fit uncut",
      ),
    ],
    [
      "rule",
      "longer: cut",
      unit(
        letter,
        "the whole HTML stays within what Gmail shows > whatever is said and noted: cut where the next turn would not fit",
      ),
    ],
  ],
};
