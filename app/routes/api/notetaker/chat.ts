import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { emptyResults } from "~/content/words/results";
import { chatAsText, toChat } from "~/notetaker/results/chat";
import { readChat } from "~/notetaker/results/results.server";
import { speakerNamesOf } from "~/notetaker/results/speakers";
import { answerResult, fileResponse } from "./result-response.server";

/** The chat log as plain text, fetched at each click. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerResult(args, readChat, (events, notetaker) => {
    const text = chatAsText(toChat(events, speakerNamesOf(notetaker))) || emptyResults.chat;
    return fileResponse(text, { type: "text/plain", name: "chat", extension: "txt", notetaker });
  });
}
