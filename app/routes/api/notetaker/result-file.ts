import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { errorDocument } from "~/components/layout/error-document.server";
import { resourceAt, type ResourceId } from "~/config/resources";
import { emptyResults, resultPages, transcriptTitle } from "~/content/words/results";
import { privateHeaders } from "~/lib/http/private-headers";
import { isLinkOpenedTooOften } from "~/lib/http/rate-limit.server";
import { retryHeaders } from "~/lib/http/retry-after";
import { kindOf, log } from "~/lib/log/log.server";
import { readAppCss } from "~/lib/render/app-css.server";
import type { Notetaker } from "~/notetaker/notetaker";
import { chatAsText, toChat } from "~/notetaker/results/chat";
import {
  tasksAsCsv,
  transcriptAsMarkdown,
  transcriptAsSrt,
  transcriptAsVtt,
} from "~/notetaker/results/formats";
import {
  findRecorded,
  NoResult,
  readChat,
  readMediaUrl,
  readNotes,
  readTranscript,
} from "~/notetaker/results/results.server";
import {
  notesWithSpeakerNames,
  type SpeakerNames,
  speakerNamesOf,
  withSpeakerNames,
} from "~/notetaker/results/speakers";
import {
  toTurns,
  transcriptAsJson,
  transcriptAsText,
  type Turn,
} from "~/notetaker/results/transcript";
import type { World } from "~/world.server";

const contentTypes = {
  txt: "text/plain",
  csv: "text/csv",
  vtt: "text/vtt",
  srt: "application/x-subrip",
  md: "text/markdown",
  json: "application/json",
} as const;

type Respond = (world: World, notetaker: Notetaker) => Promise<Response>;

const responders: Readonly<Record<Extract<ResourceId, `result-${string}`>, Respond>> = {
  "result-video": mediaRedirect("video"),
  "result-audio": mediaRedirect("audio"),
  "result-transcript-txt": turnsFile("txt", (turns) => {
    return transcriptAsText(turns) || emptyResults.transcript;
  }),
  "result-transcript-vtt": file(readTranscript, "transcript", "vtt", transcriptAsVtt),
  "result-transcript-srt": file(readTranscript, "transcript", "srt", transcriptAsSrt),
  "result-transcript-markdown": turnsFile("md", (turns) => {
    return transcriptAsMarkdown(turns, transcriptTitle) || emptyResults.transcript;
  }),
  "result-transcript-json": turnsFile("json", transcriptAsJson),
  "result-tasks": file(readNotes, "tasks", "csv", (notes, names) => {
    return tasksAsCsv(notesWithSpeakerNames(notes, names));
  }),
  "result-chat": file(readChat, "chat", "txt", (events, names) => {
    return chatAsText(toChat(events, names)) || emptyResults.chat;
  }),
};

function mediaRedirect(media: "video" | "audio"): Respond {
  return async (world, notetaker) => {
    const headers = { ...privateHeaders, Location: await readMediaUrl(world, notetaker, media) };
    return new Response(null, { status: 302, headers });
  };
}

/** The browser shows text and saves the other formats. */
function file<Value>(
  read: (world: World, notetaker: Notetaker) => Promise<Value>,
  name: string,
  extension: keyof typeof contentTypes,
  write: (value: Value, names: SpeakerNames) => string,
): Respond {
  return async (world, notetaker) => {
    const value = await read(world, notetaker);
    const disposition = extension === "txt" ? "inline" : "attachment";
    const headers = {
      ...privateHeaders,
      "Content-Type": `${contentTypes[extension]}; charset=utf-8`,
      "Content-Disposition": `${disposition}; filename="${name}-${dayOf(notetaker)}.${extension}"`,
    };
    return new Response(write(value, speakerNamesOf(notetaker)), { headers });
  };
}

function dayOf({ startedAt, startsAt }: Notetaker): string {
  return new Date(startedAt ?? startsAt).toISOString().slice(0, 10);
}

function turnsFile(extension: "txt" | "md" | "json", write: (turns: readonly Turn[]) => string) {
  return file(readTranscript, "transcript", extension, (parts, names) => {
    return write(withSpeakerNames(toTurns(parts), names));
  });
}

/** Returns the file or recording of the path, for a personal or a share link. Errors are pages: a person clicked. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  if (isLinkOpenedTooOften(token, context.clock())) return errorPage("too_often", context);
  const id = resourceAt(pathname)?.id as keyof typeof responders;
  try {
    return await responders[id](context, await findRecorded(context, token));
  } catch (error) {
    if (error instanceof NoResult) return errorPage(error.missing, context);
    log({ event: "status.unavailable", kind: kindOf(error) });
    return errorPage("unavailable", context);
  }
}

async function errorPage(
  why: keyof typeof resultPages,
  { nonce, env }: AppLoadContext,
): Promise<Response> {
  const page = resultPages[why];
  const headers = { ...privateHeaders, ...retryHeaders(page.status) };
  return errorDocument({ ...page, nonce, css: await readAppCss(env.assets), headers });
}
