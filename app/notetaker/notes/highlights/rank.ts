import type { Cues } from "./cues";
import type { Sentence, Spoken } from "./sentences";

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
export function rankingOf({ sentences, plainOf }: Spoken, cues: Cues): Ranking {
  const contents = contentsOf(sentences, plainOf, cues);
  const worth = worthOf(contents);
  const weights = contents.map((content, nth) => {
    if (content.length < 3) return 0;
    let shared = 0;
    for (const word of content) shared += worth.get(word) ?? 0;
    const { plain = "" } = sentences[nth] ?? {};
    const isVague = cues.undecided.test(plain) || cues.promisesNothing.test(plain);
    return (shared / Math.sqrt(content.length + 2)) * (isVague ? vague : 1);
  });
  const most = weights.reduce((max, weight) => Math.max(max, weight), 0) || 1;
  return {
    contentOf: ({ nth }) => contents[nth] ?? [],
    centrality: ({ nth }) => (weights[nth] ?? 0) / most,
  };
}

/** What a word tells, by how often and in how many passages it comes up. */
function worthOf(contents: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const uses = new Map<string, { times: number; passages: number; last: number }>();
  contents.forEach((words, nth) => {
    const here = Math.floor(nth / passage);
    for (const word of words) {
      const use = uses.get(word);
      if (!use) {
        uses.set(word, { times: 1, passages: 1, last: here });
        continue;
      }
      use.times += 1;
      if (use.last !== here) use.passages += 1;
      use.last = here;
    }
  });
  const passages = Math.ceil(contents.length / passage);
  const worth = new Map<string, number>();
  for (const [word, { times, passages: having }] of uses)
    worth.set(word, Math.log(times) * Math.log(1 + passages / having));
  return worth;
}

/** The words that say what a sentence is about, each once. */
function contentsOf(
  sentences: readonly Sentence[],
  plainOf: Spoken["plainOf"],
  { functionWords, fillers }: Cues,
): readonly (readonly string[])[] {
  const content = new Set(
    [...plainOf.values()].filter(
      (plain) => plain.length > 2 && !functionWords.has(plain) && !fillers.has(plain),
    ),
  );
  const isContent = content.has.bind(content);
  return sentences.map(({ plains }) => [...new Set(plains.filter(isContent))]);
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
  const statements = sentences.filter(
    (one) =>
      !one.isQuestion &&
      one.words.length >= fewestWords &&
      one.words.length <= mostWords &&
      ranking.contentOf(one).length >= leastContent,
  );
  const compared = count * 20;
  const least = Float64Array.from(statements, ranking.centrality).sort().at(-compared) ?? 0;
  const best = statements
    .filter((one) => ranking.centrality(one) >= least)
    .sort((a, b) => ranking.centrality(b) - ranking.centrality(a) || a.nth - b.nth)
    .slice(0, compared);
  const chosen: Sentence[] = [];
  for (const one of best) {
    if (chosen.length === count) break;
    const content = ranking.contentOf(one);
    const isNew = [...taken, ...chosen].every(
      (other) => sharedWords(content, ranking.contentOf(other)) < content.length * sameShare,
    );
    if (isNew) chosen.push(one);
  }
  return chosen;
}
