import type { Found } from "./decisions";
import { after, dayIn, isCutOff, type Meeting } from "./meeting";
import { sharedWords } from "./rank";
import { beginOf, type Sentence } from "./sentences";

export type Task = Found & { readonly owner: string | null; readonly due: string | null };

const fewestWords = 4;
/** Spanish writes a verb and what it is about as one: "enviarlos". */
const clitic = /[aei]r(?:me|te|se|nos)?l[aeo]s? /g;
/** So many tasks back the same one is looked for. */
const compared = 12;
const sameShare = 0.5;

/**
 * What somebody is to do: promises of the speaker's own, what a named person was asked or told and did not
 * refuse, and what must be done by a day.
 */
export function tasksIn(meeting: Meeting): Task[] {
  const tasks: Task[] = [];
  for (const sentence of meeting.sentences) {
    const owner = ownerOf(sentence, meeting);
    if (owner === undefined || isRefused(sentence, owner, meeting)) continue;
    const task = {
      sentence,
      owner,
      due: dueOf(sentence, meeting),
      score: scoreOf(sentence, meeting),
    };
    const nth = tasks.findLastIndex(
      (one, at) => at >= tasks.length - compared && isSame(one, task, meeting),
    );
    const before = tasks[nth];
    if (before) tasks[nth] = joined(before, task, meeting);
    else tasks.push(task);
  }
  return tasks;
}

/** "Dana, could you send those?" says nothing beside "I'll send the price list on Thursday." */
const saysLittle = 2;

function joined(before: Task, task: Task, { ranking }: Meeting): Task {
  const said = ranking.contentOf(before.sentence).length;
  const isClearer = said <= saysLittle && ranking.contentOf(task.sentence).length > said;
  return {
    ...(isClearer && before.owner === task.owner ? task : before),
    owner: before.owner ?? task.owner,
    due: task.due ?? before.due,
  };
}

function scoreOf(sentence: Sentence, meeting: Meeting): number {
  const day = dayIn(sentence, meeting) ? 0.6 : 0;
  const content = Math.min(meeting.ranking.contentOf(sentence).length, 6) / 12;
  return meeting.ranking.centrality(sentence) + day + content;
}

/** Whose a task is; null for nobody's, undefined where there is no task. */
function ownerOf(sentence: Sentence, meeting: Meeting): string | null | undefined {
  const { cues, ranking } = meeting;
  const { plain } = sentence;
  const content = ranking.contentOf(sentence).length;
  if (content === 0 || isShort(sentence) || isCutOff(sentence, meeting)) return undefined;

  const isPromise = cues.promises.test(plain) && !cues.promisesNothing.test(plain);
  if (isPromise && !sentence.isQuestion) return sentence.speaker;

  const isRequest = cues.requests.test(plain) && !cues.requestsNothing.test(plain);
  const named = namedOwner(sentence, meeting, isRequest);
  if (named !== null) return named;
  if (isRequest && content >= 2) {
    const answer = after(meeting, sentence, 3).find(({ speaker }) => speaker !== sentence.speaker);
    const isAccepted =
      answer && (cues.accepts.test(answer.plain) || cues.promises.test(answer.plain));
    return isAccepted ? answer.speaker : undefined;
  }
  // Few sentences name a day: asked first it spares the others a long pattern.
  const isDue = !sentence.isQuestion && content >= 2 && dayIn(sentence, meeting) !== null;
  return isDue && cues.mustBeDone.test(plain) ? null : undefined;
}

function isShort({ plain, words }: Sentence): boolean {
  return (
    words.length < fewestWords && words.length + (plain.match(clitic)?.length ?? 0) < fewestWords
  );
}

/** "Tom will send it", "Tom, can you send it?", "Can you send it, Tom?" */
function namedOwner(sentence: Sentence, meeting: Meeting, isRequest: boolean): string | null {
  const { cues, names, isNamed } = meeting;
  const { words, plains, text } = sentence;
  if (!plains.some(isNamed)) return null;
  for (const [nth, said] of words.entries()) {
    const plain = plains[nth] ?? "";
    const name = names.get(plain);
    if (name === undefined || (!/^\p{Lu}/u.test(said) && plain !== said)) continue;
    const from = beginOf(sentence, nth);
    const rest = plains.slice(nth + 1, nth + 8);
    const isTold = cues.isToDo.test(` ${rest.join(" ")} `) && (isRequest || !sentence.isQuestion);
    const isCalled =
      text[from + said.length] === "," || text.slice(0, from).trimEnd().endsWith(",");
    const isAsked = isRequest && (isCalled || nth === 0) && name !== sentence.speaker;
    if ((isTold && !cues.undecided.test(sentence.plain)) || isAsked) return name;
  }
  return null;
}

/** The one who is asked says no. */
function isRefused(sentence: Sentence, owner: string | null, meeting: Meeting): boolean {
  const { cues } = meeting;
  const answers = after(meeting, sentence, 3).filter(({ speaker }) => speaker !== sentence.speaker);
  const [first] = answers;
  const next = after(meeting, sentence, 4);
  const takesBack = next.find(({ plain }) => cues.takenBack.test(plain));
  const { contentOf } = meeting.ranking;
  const isAboutIt =
    takesBack !== undefined &&
    (takesBack.nth - sentence.nth === 1 ||
      sharedWords(contentOf(takesBack), contentOf(sentence)) > 0);
  if (isAboutIt) return true;
  if (owner === sentence.speaker || first === undefined) return false;
  const reply = answers.filter(({ turn }) => turn === first.turn);
  const answer = reply.find(({ plain }) => cues.accepts.test(plain) || cues.refuses.test(plain));
  return answer !== undefined && !cues.accepts.test(answer.plain);
}

/** In the sentence itself, or in a few words right after; a correction counts. */
function dueOf(sentence: Sentence, meeting: Meeting): string | null {
  const next = after(meeting, sentence, 3).filter(({ isQuestion }) => !isQuestion);
  const corrected = next.find(
    (one) => meeting.cues.corrects.test(one.plain) && dayIn(one, meeting) !== null,
  );
  if (corrected) return dayIn(corrected, meeting);
  const own = dayIn(sentence, meeting);
  if (own !== null) return own;
  const short = next.find((one) => one.words.length <= 7 && dayIn(one, meeting) !== null);
  return short ? dayIn(short, meeting) : null;
}

/** Asked and promised: one thing. */
function isSame(one: Task, other: Task, { ranking, cues }: Meeting): boolean {
  const isSoon = other.sentence.nth - one.sentence.nth <= 3;
  const isSameOwner = one.owner === other.owner || one.owner === null || other.owner === null;
  if (!isSameOwner) return false;
  const isAnswer = cues.accepts.test(other.sentence.plain) && one.sentence.speaker !== other.owner;
  if (isSoon && isAnswer && one.owner === other.owner) return true;
  const [a, b] = [ranking.contentOf(one.sentence), ranking.contentOf(other.sentence)];
  const shared = sharedWords(b, a);
  return (
    shared >= Math.max(1, Math.min(a.length, b.length)) * sameShare ||
    (isSoon && b.length - shared < 2)
  );
}
