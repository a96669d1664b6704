import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { emptyResults } from "~/content/results";
import { freshChat } from "~/notetaker/results.server";
import { chatAsText, toChat } from "~/notetaker/transcript";
import {
  fileResponse,
  missingResult,
  onlyGet,
  resultsWorld,
  tokenIn,
} from "./result-response.server";

/** The chat log as plain text, fetched at each click. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const result = await freshChat(resultsWorld(context), tokenIn(request));
  if (!result.ok) return missingResult(result.missing, context);

  const text = chatAsText(toChat(result.value)) || emptyResults.chat;
  return fileResponse(text, {
    type: "text/plain",
    name: "chat",
    extension: "txt",
    job: result.job,
  });
}

export const action = onlyGet;
