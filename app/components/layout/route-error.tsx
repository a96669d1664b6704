import { isRouteErrorResponse } from "@remix-run/react";
import { useContext } from "react";
import { DocumentAssetsContext } from "~/lib/document-assets";
import { ErrorScreen } from "./error-screen";
import { wordsOfError } from "./words-of-error";

/** What stands in a page's place when its route threw. */
export function RouteError({ error }: { error: unknown }) {
  const errorId = useContext(DocumentAssetsContext)?.errorId;
  const { heading, text } = wordsOfError(error);
  const crashed = !isRouteErrorResponse(error) && errorId;
  return <ErrorScreen heading={heading} text={crashed ? `${text} (${errorId})` : text} />;
}
