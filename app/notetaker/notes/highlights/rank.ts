import { contentOf, type Cues } from "./cues";
import type { Sentence } from "./sentences";

/** What the sentences are about, and how much each has of what the meeting keeps coming back to. */
export type Ranking = {
  readonly contentOf: (sentence: Sentence) => readonly string[];
  /** 0 to 1, the most central sentence being 1. */
  readonly centrality: (sentence: Sentence) => number;
};

/** Sentences that stand together are about one thing. */
const passage = 25;
/** What is only supposed, wondered or said in passing tells less. */
const vague = 0.5;

/**
 * Ranks sentences by the words that they share with others, as the centroid of Radev et al. does
 * (https://doi.org/10.1016/j.ipm.2003.10.006), each counted once per sentence; words that come up all over the
 * meeting weigh less than those of a few passages. Each word is looked at twice, so that it takes as long as the
 * text is.
 */
export function rankingOf(sentences: readonly Sentence[], cues: Cues): Ranking {
  const contents = sentences.map((sentence) => [...new Set(contentOf(sentence, cues))]);
  const uses = new Map<string, { times: number; passages: number; last: number }>();
  for (const [nth, words] of contents.entries()) {
    const here = Math.floor(nth / passage);
    for (const word of words) {
      const use = uses.get(word) ?? { times: 0, passages: 0, last: -1 };
      use.times += 1;
      if (use.last !== here) use.passages += 1;
      use.last = here;
      uses.set(word, use);
    }
  }
  const passages = Math.ceil(sentences.length / passage);
  const weightOf = (word: string) => {
    const { times, passages: having } = uses.get(word) ?? { times: 1, passages: 1 };
    return Math.log(times) * Math.log(1 + passages / having);
  };
  const weights = contents.map((words, nth) => {
    const plain = sentences[nth]?.plain ?? "";
    if (words.length < 3) return 0;
    const shared = words.reduce((sum, word) => sum + weightOf(word), 0);
    const isVague = cues.undecided.test(plain) || cues.promisesNothing.test(plain);
    return (shared / Math.sqrt(words.length + 2)) * (isVague ? vague : 1);
  });
  const most = weights.reduce((max, weight) => Math.max(max, weight), 0) || 1;
  return {
    contentOf: ({ nth }) => contents[nth] ?? [],
    centrality: ({ nth }) => (weights[nth] ?? 0) / most,
  };
}

/** How many words of one are words of the other, by their beginnings: "Rechnung", "Rechnungen". */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const stems = new Set(other.map(stem));
  return one.filter((word) => stems.has(stem(word))).length;
}

function stem(word: string): string {
  return word.slice(0, 6);
}

const fewestWords = 7;
const mostWords = 38;
const leastContent = 4;
/** Two sentences that share so much say the same. */
const sameShare = 0.5;

/** The most central statements, none of which says what another or one of `taken` does; best first. */
export function centralSentences(
  sentences: readonly Sentence[],
  ranking: Ranking,
  taken: readonly Sentence[],
  count: number,
): Sentence[] {
  const best = sentences
    .filter(
      (one) =>
        !one.isQuestion &&
        one.words.length >= fewestWords &&
        one.words.length <= mostWords &&
        ranking.contentOf(one).length >= leastContent,
    )
    .sort((a, b) => ranking.centrality(b) - ranking.centrality(a) || a.nth - b.nth);
  const chosen: Sentence[] = [];
  for (const one of best.slice(0, count * 20)) {
    if (chosen.length === count) break;
    const content = ranking.contentOf(one);
    const isNew = [...taken, ...chosen].every(
      (other) => sharedWords(content, ranking.contentOf(other)) < content.length * sameShare,
    );
    if (isNew) chosen.push(one);
  }
  return chosen;
}
