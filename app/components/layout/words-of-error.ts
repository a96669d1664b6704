import { isRouteErrorResponse } from "@remix-run/react";
import { errorWords, type ErrorWords } from "~/content/errors";

/** The words for what a route threw: an answer has those of its status, anything else has crashed. */
export function wordsOfError(error: unknown): ErrorWords {
  return errorWords(isRouteErrorResponse(error) ? error.status : 500);
}
