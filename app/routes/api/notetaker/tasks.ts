import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readNotes } from "~/notetaker/results/results.server";
import { notesWithSpeakerNames, speakerNamesOf } from "~/notetaker/results/speakers";
import { tasksAsCsv } from "~/notetaker/results/formats";
import { answerResult, fileResponse } from "./result-response.server";

/** The tasks of a meeting as a spreadsheet. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerResult(args, readNotes, (notes, notetaker) => {
    const csv = tasksAsCsv(notesWithSpeakerNames(notes, speakerNamesOf(notetaker)));
    return fileResponse(csv, { type: "text/csv", name: "tasks", extension: "csv", notetaker });
  });
}
