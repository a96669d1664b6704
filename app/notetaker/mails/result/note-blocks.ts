import { type Block, heading, htmlBytes, type Moment, quiet } from "~/email/letter";
import { type Note, type Notes, noteKinds } from "../../notes/notes";
import { clock } from "../../results/transcript";

const noteMailWords = {
  /** What a meeting was about needs no heading of its own. */
  kinds: {
    summary: null,
    decision: "Decisions",
    task: "Action items",
    date: "Dates",
    question: "Open questions",
  },
  model: {
    heading: "Summary",
    note: "Written by AI from what was said; every line links to its words.",
  },
  highlights: {
    heading: "Highlights",
    note: "Picked from what was said, word for word. Every line links to its moment.",
  },
  moment: (speaker: string, time: string) => `${speaker} at ${time}`,
  owner: (name: string) => `For ${name}`,
  due: (when: string) => `Due: ${when}`,
} as const;

/** The rest of a mail takes 5 KB, and the transcript is to have some of it. Bytes of HTML. */
const mostBytes = 50_000;

/** What a meeting came to, for the top of a mail: each line with a link to its moment. */
export function noteBlocks({ by, language, lines }: Notes, statusUrl: string): readonly Block[] {
  if (lines.length === 0) return [];
  const { heading: title, note } = noteMailWords[by];
  const blocks = noteKinds.flatMap((kind) =>
    lines
      .filter((line) => line.kind === kind)
      .map((line) => ({ kind, moment: momentOf(line, by, statusUrl) })),
  );
  let left = mostBytes;
  const shown = blocks.filter(({ moment }) => {
    left -= htmlBytes({ kind: "moments", language, moments: [moment] });
    return left >= 0;
  });
  return [
    heading(title),
    ...noteKinds.flatMap((kind): readonly Block[] => {
      const moments = shown.filter((one) => one.kind === kind).map(({ moment }) => moment);
      const label = noteMailWords.kinds[kind];
      if (moments.length === 0) return [];
      const list = { kind: "moments", language, moments } as const;
      return label === null ? [list] : [{ kind: "strong", text: label }, list];
    }),
    quiet(note),
  ];
}

/** What mailboxes show beside the subject: a decision, if there is one. */
export function firstOf({ lines }: Notes): string | null {
  const line = lines.find(({ kind }) => kind === "decision") ?? lines[0];
  return line?.text ?? null;
}

/** The page that plays this second of the recording. */
export function momentUrl(statusUrl: string, second: number): string {
  return `${statusUrl}#t=${Math.floor(second)}`;
}

function momentOf(line: Note, by: Notes["by"], statusUrl: string): Moment {
  const { owner, due, speaker, at } = line;
  const details = [
    owner === null ? null : noteMailWords.owner(owner),
    due === null ? null : noteMailWords.due(due),
  ];
  return {
    text: by === "model" ? line.text : `“${line.text}”`,
    details: details.filter((one) => one !== null),
    label: noteMailWords.moment(speaker, clock(at)),
    url: momentUrl(statusUrl, at),
  };
}
