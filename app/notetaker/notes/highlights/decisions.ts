import { after, dayIn, type Meeting } from "./meeting";
import { sharedWords } from "./rank";
import type { Sentence } from "./sentences";

/** A sentence worth noting, and how much it is worth. */
export type Found = { readonly sentence: Sentence; readonly score: number };

/** How far behind a decision it is taken back without naming it. */
const soon = 3;
const rather = 10;
const spelledOut = 5;
/** So many decisions are compared with what comes later. */
const mostOpen = 40;
const fewestWords = 3;
const sameShare = 0.6;

/**
 * What was decided and still stands at the end. A decision falls when somebody soon after takes it back or puts
 * it right, or later takes back something that shares two words with it; one that is said again stands where it
 * was said last.
 */
export function decisionsIn(meeting: Meeting): Found[] {
  const { sentences, cues, ranking } = meeting;
  let standing: Found[] = [];
  /** After a decision has fallen, a day is decided on in few words ("no, Thursday"), and often spelled out. */
  let awaitedUntil = -1;
  let correction: Found | null = null;

  for (const sentence of sentences) {
    const content = ranking.contentOf(sentence);
    const isTakenBack = cues.takenBack.test(sentence.plain);
    const fallen =
      isTakenBack || cues.corrects.test(sentence.plain)
        ? standing.findLast((one) => isOverturned(one.sentence, sentence, isTakenBack, meeting))
        : undefined;
    if (fallen) {
      standing = standing.filter((one) => one !== fallen);
      awaitedUntil = sentence.nth + spelledOut;
    }
    const isDecision = isDecided(sentence, meeting);
    const isCorrection =
      sentence.nth <= awaitedUntil &&
      !sentence.isQuestion &&
      sentence.words.length >= fewestWords &&
      dayIn(sentence, meeting) !== null &&
      !cues.undecided.test(sentence.plain) &&
      (cues.corrects.test(sentence.plain) || cues.accepts.test(sentence.plain));
    if (!isDecision && !isCorrection) continue;
    standing = standing.filter(
      (one) =>
        !isSaidAgain(one.sentence, sentence, meeting) &&
        !(isDecision && one === correction && sentence.nth - one.sentence.nth <= spelledOut),
    );
    const bonus = (dayIn(sentence, meeting) ? 0.3 : 0) + Math.min(content.length, 6) / 20;
    const found = { sentence, score: 0.5 + ranking.centrality(sentence) + bonus };
    standing = [...standing, found].slice(-mostOpen);
    correction = isDecision ? null : found;
    awaitedUntil = -1;
  }
  return standing;
}

function isDecided(sentence: Sentence, meeting: Meeting): boolean {
  const { cues, ranking } = meeting;
  const { plain, words } = sentence;
  return (
    !sentence.isQuestion &&
    words.length >= fewestWords &&
    cues.decided.test(sinceTakenBack(plain, cues.takenBack)) &&
    !cues.undecided.test(plain) &&
    (ranking.contentOf(sentence).length >= 2 ||
      (ranking.contentOf(sentence).length === 1 && dayIn(sentence, meeting) !== null)) &&
    !isDisputed(sentence, meeting)
  );
}

/** "Scrap that, we keep it" decides something, "we keep it after all, no, scrap that" nothing. */
function sinceTakenBack(plain: string, takenBack: RegExp): string {
  let rest = plain;
  for (let match = takenBack.exec(rest); match; match = takenBack.exec(rest))
    rest = rest.slice(match.index + match[0].length);
  return rest;
}

/** Somebody else refuses at once. */
function isDisputed(sentence: Sentence, meeting: Meeting): boolean {
  const [next] = after(meeting, sentence, 1);
  return (
    next !== undefined &&
    next.speaker !== sentence.speaker &&
    meeting.cues.takenBack.test(next.plain)
  );
}

function isOverturned(
  decision: Sentence,
  by: Sentence,
  isTakenBack: boolean,
  { ranking }: Meeting,
): boolean {
  const distance = by.nth - decision.nth;
  const isReply = distance === 1 || by.turn !== decision.turn;
  if (!isTakenBack && !(isReply && distance <= soon)) return false;
  if (distance <= soon) return true;
  const shared = sharedWords(ranking.contentOf(by), ranking.contentOf(decision));
  return shared >= (distance <= rather ? 1 : 2);
}

function isSaidAgain(earlier: Sentence, later: Sentence, { ranking }: Meeting): boolean {
  const [one, other] = [ranking.contentOf(earlier), ranking.contentOf(later)];
  return sharedWords(one, other) >= Math.max(1, Math.min(one.length, other.length)) * sameShare;
}
