import type { Turn } from "../../results/transcript";
import { languageOf } from "../languages/language";
import type { Note, NoteKind, Notes } from "../notes";
import { decisionsIn, type Found } from "./decisions";
import { after, dayIn, meetingOf, type Meeting } from "./meeting";
import { centralSentences, sharedWords } from "./rank";
import type { Sentence } from "./sentences";
import { tasksIn, type Task } from "./tasks";

/** How many lines of a kind; what is to be done is what people come back for. */
const most = { summary: 3, decision: 4, task: 5, date: 2, question: 2 } as const;
const mostLines = 12;
/** So many sentences of a short meeting for each line of its summary. */
const sentencesPerLine = 6;

/**
 * What a meeting came to, chosen from what was said without any service of others: decisions, tasks, dates and
 * open questions by the phrases of the meeting's language, and the sentences that share most words with the
 * others. Every line is a sentence as it was said. Of a meeting in none of the five languages, or one too short
 * to tell, there are no lines.
 */
export function highlights(turns: readonly Turn[]): Notes {
  const language = languageOf(turns.map(({ text }) => text));
  if (!language) return { by: "highlights", language: null, lines: [] };

  const meeting = meetingOf(turns, language);
  const found = tasksIn(meeting);
  const promised = new Set(found.map(({ sentence }) => sentence.nth));
  const decisions = best(
    decisionsIn(meeting).filter(({ sentence }) => !promised.has(sentence.nth)),
    most.decision,
  );
  const tasks = best(found, most.task);
  const named = [...decisions, ...tasks].map(({ sentence }) => sentence);
  let left = mostLines - named.length;

  const questions = best(openQuestions(meeting, named), Math.min(most.question, left - 1));
  left -= questions.length;
  const dates = best(datesIn(meeting, named), Math.min(most.date, left - 1));
  left -= dates.length;
  const taken = [...named, ...[...questions, ...dates].map(({ sentence }) => sentence)];
  const forLength = Math.ceil(meeting.sentences.length / sentencesPerLine);
  const central = centralSentences(
    meeting.sentences,
    meeting.ranking,
    taken,
    Math.min(most.summary, left, forLength),
  ).sort((a, b) => a.nth - b.nth);

  return {
    by: "highlights",
    language: language.code,
    lines: [
      ...central.map((sentence) => lineOf("summary", sentence)),
      ...decisions.map(({ sentence }) => lineOf("decision", sentence)),
      ...tasks.map((task) => lineOf("task", task.sentence, task)),
      ...dates.map(({ sentence }) => lineOf("date", sentence)),
      ...questions.map(({ sentence }) => lineOf("question", sentence)),
    ],
  };
}

function lineOf(kind: NoteKind, { text, speaker, at }: Sentence, task?: Task): Note {
  const { owner = null, due = null } = task ?? {};
  return { kind, text, quote: text, speaker, at, owner, due };
}

/** Those that are worth most, in the order in which they were said. */
function best<One extends Found>(found: readonly One[], count: number): One[] {
  return [...found]
    .sort((a, b) => b.score - a.score || a.sentence.nth - b.sentence.nth)
    .slice(0, Math.max(0, count))
    .sort((a, b) => a.sentence.nth - b.sentence.nth);
}

const answerWithin = 3;
/** Later answers are looked for so far. */
const laterAnswer = 80;

/** Questions to which somebody said that nobody knows, and what was said to be open; not what was answered later. */
function openQuestions(meeting: Meeting, taken: readonly Sentence[]): Found[] {
  const { sentences, cues, ranking } = meeting;
  return sentences.flatMap((sentence) => {
    const { plain, words, isQuestion } = sentence;
    const content = ranking.contentOf(sentence);
    if (taken.includes(sentence) || words.length < 4 || content.length === 0) return [];
    const isLeftOpen =
      isQuestion &&
      !cues.requestsNothing.test(plain) &&
      after(meeting, sentence, answerWithin).some(
        (one) => !one.isQuestion && cues.unknown.test(one.plain),
      );
    const isCalledOpen = !isQuestion && cues.openQuestion.test(plain) && content.length >= 2;
    if (!isLeftOpen && !isCalledOpen) return [];
    const isAnswered = after(meeting, sentence, laterAnswer).some(
      (one, nth) =>
        nth > 0 &&
        !one.isQuestion &&
        !cues.unknown.test(one.plain) &&
        !cues.openQuestion.test(one.plain) &&
        !cues.promises.test(one.plain) &&
        sharedWords(content, ranking.contentOf(one)) >= Math.max(2, content.length * 0.6),
    );
    return isAnswered ? [] : [{ sentence, score: ranking.centrality(sentence) }];
  });
}

/** Days that something happens on, but those of tasks and decisions. */
function datesIn(meeting: Meeting, taken: readonly Sentence[]): Found[] {
  const { sentences, cues, ranking } = meeting;
  return sentences.flatMap((sentence) => {
    if (dayIn(sentence, meeting) === null) return [];
    const content = ranking.contentOf(sentence);
    const event = content.filter((word) => !cues.dayWords.has(word));
    const isStatement =
      !sentence.isQuestion &&
      !cues.decided.test(sentence.plain) &&
      !cues.undecided.test(sentence.plain) &&
      !cues.takenBack.test(sentence.plain) &&
      !cues.corrects.test(sentence.plain);
    if (!isStatement || event.length < 2) return [];
    const isNew = taken.every(
      (other) => sharedWords(content, ranking.contentOf(other)) < Math.min(3, content.length),
    );
    return isNew ? [{ sentence, score: ranking.centrality(sentence) }] : [];
  });
}
