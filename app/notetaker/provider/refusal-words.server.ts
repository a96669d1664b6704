const longest = 240;
const mostSentences = 6;

/**
 * What the provider has against a request, for the operator: `automatic_leave.noone_joined_timeout: Ensure
 * this value is …`. `answer` is the parsed JSON of the refusal, `sent` the body that was refused. Whatever
 * the provider repeats of the body or of our key, and every address and link, is left out: the text is fit
 * for a log.
 * null when nothing is said.
 */
export function wordsOf(answer: unknown, sent: unknown, apiKey: string): string | null {
  const sentences: string[] = [];
  collect(answer, [], sentences);
  const secrets = [apiKey, ...leavesOf(sent)].sort((a, b) => b.length - a.length);
  const text = sentences
    .map((sentence) => withoutPersonal(sentence, secrets))
    .join(" ")
    .slice(0, longest);
  return text === "" ? null : text;
}

/** Errors come as `{detail}` or as a list of sentences for each field, in the shape of the body. */
function collect(answer: unknown, path: readonly string[], into: string[]): void {
  if (into.length >= mostSentences) return;
  if (typeof answer === "string") {
    const field = path.filter((name) => !wrappers.has(name)).join(".");
    into.push(field === "" ? answer : `${field}: ${answer}`);
  } else if (Array.isArray(answer)) {
    for (const one of answer.slice(0, mostSentences)) collect(one, path, into);
  } else if (typeof answer === "object" && answer !== null && path.length < 6) {
    for (const [name, value] of Object.entries(answer).slice(0, 40)) {
      if (name !== "code") collect(value, [...path, name], into);
    }
  }
}

const wrappers: ReadonlySet<string> = new Set(["detail", "non_field_errors"]);

function withoutPersonal(sentence: string, secrets: readonly string[]): string {
  let text = sentence.replace(/\s+/g, " ").slice(0, 4 * longest);
  for (const secret of secrets) text = text.replaceAll(secret, "…");
  const words = text.split(" ").map((word) => (/@|:\/\//.test(word) ? "…" : word));
  return words.join(" ").slice(0, longest);
}

/** Every text within a body but for plain words, like the names of settings, which are nobody's secret. */
function leavesOf(sent: unknown): string[] {
  if (typeof sent === "string") return /^\w*$/.test(sent) || sent.length > 2_000 ? [] : [sent];
  if (typeof sent !== "object" || sent === null) return [];
  return Object.values(sent).flatMap((value) => leavesOf(value));
}
