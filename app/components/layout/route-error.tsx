import { isRouteErrorResponse } from "@remix-run/react";
import { useContext } from "react";
import { errorWords, type ErrorWords } from "~/content/words/errors";
import { DocumentAssetsContext } from "~/lib/render/document-assets";
import { ErrorScreen } from "./error-screen";

export function RouteError({ error }: { error: unknown }) {
  return <ErrorScreen {...useErrorWords(error)} />;
}

export function useErrorWords(error: unknown): ErrorWords {
  const errorId = useContext(DocumentAssetsContext)?.errorId;
  const words = wordsOfError(error);
  const isCrash = !isRouteErrorResponse(error);
  return isCrash && errorId ? { ...words, text: `${words.text} (${errorId})` } : words;
}

/** Returns the words that a thrown response brings, else the words of its status. Other errors are crashes. */
export function wordsOfError(error: unknown): ErrorWords {
  if (!isRouteErrorResponse(error)) return errorWords(500);
  return isWords(error.data) ? error.data : errorWords(error.status);
}

function isWords(data: unknown): data is ErrorWords {
  return typeof data === "object" && data !== null && "heading" in data && "text" in data;
}
