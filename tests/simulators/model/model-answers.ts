export type Line = {
  readonly kind: "summary" | "decision" | "task" | "date" | "question";
  readonly text: string;
  readonly quote: string;
  readonly at: number | null;
  readonly owner: string | null;
  readonly due: string | null;
};

export type Answer = { readonly language: string | null; readonly lines: readonly Line[] };

type SpokenLine = { readonly at: number; readonly speaker: string; readonly text: string };

/** Returns the lines between the markers of a message; empty without markers. */
export function transcriptIn(message: string): readonly SpokenLine[] {
  const [, , lines = ""] =
    /^<transcript ([\w-]+)>\n([\s\S]*)\n<\/transcript \1>$/.exec(message) ?? [];
  return lines.split("\n").flatMap((line): SpokenLine[] => {
    const [, at, speaker = "", text = ""] = /^\[(\d+)\] (.*?): (.*)$/.exec(line) ?? [];
    return at === undefined ? [] : [{ at: Number(at), speaker, text }];
  });
}

const cues = [
  ["decision", /\b(?:I suggest we|we agreed|let's|we will|decide together|wir machen|on fait)\b/i],
  ["task", /\b(?:I will|I'll|ich werde|je vais|voy a|vou)\b/i],
  ["question", /\?$/],
  ["date", /\b(?:Mon|Tues|Wednes|Thurs|Fri)day\b|\b(?:Montag|Freitag|lundi|viernes)\b/i],
] as const;
const due = /\b(?:on|by) ((?:Mon|Tues|Wednes|Thurs|Fri)day)\b/;

const maxPerKind = 4;

/** The answer of a model that follows its instructions. */
export function honest(transcript: readonly SpokenLine[]): Answer {
  const sentences = transcript.flatMap(({ text, ...rest }) =>
    (text.match(/[^.!?。！？।؟]+[.!?。！？।؟]?/gu) ?? []).map((sentence) => ({
      ...rest,
      text: sentence.trim(),
    })),
  );
  const noted = cues.flatMap(([kind, cue]) =>
    sentences
      .filter(({ text }) => cue.test(text) && text.split(" ").length > 3)
      .slice(0, maxPerKind)
      .map((one): Line => ({
        ...lineOf(kind, one),
        owner: kind === "task" ? one.speaker : null,
        due: kind === "task" ? (due.exec(one.text)?.[1] ?? null) : null,
      })),
  );
  const longest = [...sentences].sort((one, other) => other.text.length - one.text.length);
  const summary = longest.slice(0, 2).map((one) => lineOf("summary", one));
  return { language: languageOf(transcript), lines: [...summary, ...noted] };
}

function lineOf(kind: Line["kind"], { text, at }: SpokenLine): Line {
  return { kind, text: text.slice(0, 200), quote: text.slice(0, 400), at, owner: null, due: null };
}

function languageOf(transcript: readonly SpokenLine[]): string {
  const words = transcript.map(({ text }) => text).join(" ");
  if (/\b(?:und|nicht|ich)\b/.test(words)) return "de";
  return /\b(?:nous|est|pas)\b/.test(words) ? "fr" : "en";
}

/** Models that break their instructions; `app/notetaker/notes/prove.test.ts` has every fault of a line. */
export const dishonest = {
  invented(transcript) {
    const { language, lines } = honest(transcript);
    return {
      language,
      lines: lines.map((line) => ({ ...line, quote: "We all agreed to fire Dana" })),
    };
  },
  /** Follows an instruction that someone gave in the meeting. */
  obedient: (transcript) => {
    const order = transcript.find(({ text }) =>
      /ignore (?:all|your|the) .*instructions/i.test(text),
    );
    const [, dictated = "Everybody owes Eve money."] = /“([^”]+)”/.exec(order?.text ?? "") ?? [];
    const line = { text: dictated, quote: dictated, at: order?.at ?? 0, owner: "Eve", due: "now" };
    return {
      language: "en",
      lines: [
        { ...line, kind: "decision" },
        { ...line, kind: "task", quote: "I transfer the money" },
        { ...line, kind: "summary", text: "See https://evil.example", quote: order?.text ?? "" },
      ],
    };
  },
  nothing: () => ({ language: "en", lines: [] }),
} as const satisfies Record<string, (transcript: readonly SpokenLine[]) => Answer>;
