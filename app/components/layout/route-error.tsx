import { isRouteErrorResponse } from "@remix-run/react";
import { useContext } from "react";
import { errorWords, type ErrorWords } from "~/content/words/errors";
import { DocumentAssetsContext } from "~/lib/render/document-assets";
import { ErrorScreen } from "./error-screen";

/** What stands in a page's place when its route threw. */
export function RouteError({ error }: { error: unknown }) {
  const errorId = useContext(DocumentAssetsContext)?.errorId;
  const { text, ...words } = wordsOfError(error);
  const crashed = !isRouteErrorResponse(error) && errorId;
  return <ErrorScreen {...words} text={crashed ? `${text} (${errorId})` : text} />;
}

/** The words for what a route threw: an answer has those of its status, anything else has crashed. */
export function wordsOfError(error: unknown): ErrorWords {
  return errorWords(isRouteErrorResponse(error) ? error.status : 500);
}
