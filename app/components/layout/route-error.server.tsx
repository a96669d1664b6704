import { ErrorPage } from "./error-page.server";
import { useErrorWords } from "./route-error";

/** Server build: eager import. In the browser an empty module; the client lazy-loads `route-error.tsx`. */
export function RouteError({ error }: { error: unknown }) {
  return <ErrorPage {...useErrorWords(error)} />;
}
