import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { emptyResults, transcriptTitle } from "~/content/words/results";
import { href } from "~/lib/render/href";
import type { TranscriptPart } from "~/notetaker/provider/bot-provider";
import {
  transcriptAsMarkdown,
  transcriptAsSrt,
  transcriptAsVtt,
} from "~/notetaker/results/formats";
import { freshTranscript } from "~/notetaker/results/results.server";
import { toTurns, transcriptAsJson, transcriptAsText } from "~/notetaker/results/transcript";
import { answerResult, fileResponse } from "./result-response.server";

type Format = {
  readonly type: string;
  readonly extension: string;
  readonly write: (parts: readonly TranscriptPart[]) => string;
};

const text: Format = {
  type: "text/plain",
  extension: "txt",
  write: (parts) => transcriptAsText(toTurns(parts)) || emptyResults.transcript,
};

const formats: ReadonlyMap<string, Format> = new Map([
  [href("result-transcript-vtt"), { type: "text/vtt", extension: "vtt", write: transcriptAsVtt }],
  [
    href("result-transcript-srt"),
    { type: "application/x-subrip", extension: "srt", write: transcriptAsSrt },
  ],
  [
    href("result-transcript-markdown"),
    {
      type: "text/markdown",
      extension: "md",
      write: (parts) =>
        transcriptAsMarkdown(toTurns(parts), transcriptTitle) || emptyResults.transcript,
    },
  ],
  [
    href("result-transcript-json"),
    {
      type: "application/json",
      extension: "json",
      write: (parts) => transcriptAsJson(toTurns(parts)),
    },
  ],
]);

/** The transcript in the format its address names, fetched at each click. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { write, ...file } = formats.get(new URL(args.request.url).pathname) ?? text;
  return answerResult(args, freshTranscript, (parts, job) => {
    return fileResponse(write(parts), { ...file, name: "transcript", job });
  });
}
