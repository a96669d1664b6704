import { ErrorPage } from "./error-page.server";
import { useErrorWords } from "./route-error";

/** The server has it at once; an empty module in the browser, which fetches `route-error.tsx` when needed. */
export function RouteError({ error }: { error: unknown }) {
  return <ErrorPage {...useErrorWords(error)} />;
}
