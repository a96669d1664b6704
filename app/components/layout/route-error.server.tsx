// Separate for the browser bundle: the server imports this file, and the browser loads `route-error.tsx` later.
import { ErrorPage } from "./error-page.server";
import { useErrorWords } from "./route-error";

export function RouteError({ error }: { error: unknown }) {
  return <ErrorPage {...useErrorWords(error)} />;
}
