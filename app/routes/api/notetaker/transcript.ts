import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { resourceAt, type ResourceId } from "~/config/resources";
import { emptyResults, transcriptTitle } from "~/content/words/results";
import type { TranscriptPart } from "~/notetaker/provider/bot-provider";
import {
  transcriptAsMarkdown,
  transcriptAsSrt,
  transcriptAsVtt,
} from "~/notetaker/results/formats";
import { readTranscript } from "~/notetaker/results/results.server";
import { type SpeakerNames, speakerNamesOf, withSpeakerNames } from "~/notetaker/results/speakers";
import {
  toTurns,
  transcriptAsJson,
  transcriptAsText,
  type Turn,
} from "~/notetaker/results/transcript";
import { answerResult, fileResponse } from "./result-response.server";

type Format = {
  readonly type: string;
  readonly extension: string;
  readonly write: (parts: readonly TranscriptPart[], names: SpeakerNames) => string;
};

/** A format that consists of whole turns. */
function ofTurns(write: (turns: readonly Turn[]) => string): Format["write"] {
  return (parts, names) => write(withSpeakerNames(toTurns(parts), names));
}

type FormatId = Extract<ResourceId, `result-transcript-${string}`>;

const formats: Readonly<Record<FormatId, Format>> = {
  "result-transcript-txt": {
    type: "text/plain",
    extension: "txt",
    write: ofTurns((turns) => transcriptAsText(turns) || emptyResults.transcript),
  },
  "result-transcript-vtt": { type: "text/vtt", extension: "vtt", write: transcriptAsVtt },
  "result-transcript-srt": {
    type: "application/x-subrip",
    extension: "srt",
    write: transcriptAsSrt,
  },
  "result-transcript-markdown": {
    type: "text/markdown",
    extension: "md",
    write: ofTurns(
      (turns) => transcriptAsMarkdown(turns, transcriptTitle) || emptyResults.transcript,
    ),
  },
  "result-transcript-json": {
    type: "application/json",
    extension: "json",
    write: ofTurns(transcriptAsJson),
  },
};

const isFormat = (id: ResourceId): id is FormatId => id in formats;

/** The transcript in the format its address names, fetched at each click. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const id = resourceAt(new URL(args.request.url).pathname)?.id;
  if (id === undefined || !isFormat(id)) throw new Response(null, { status: 404 });
  const { write, ...file } = formats[id];
  return answerResult(args, readTranscript, (parts, notetaker) => {
    return fileResponse(write(parts, speakerNamesOf(notetaker)), {
      ...file,
      name: "transcript",
      notetaker,
    });
  });
}
