import type { ErrorWords } from "~/content/words/errors";
import { ActionLink } from "../sections/action";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/**
 * Replaces a page, as the server renders it: quietly where the words name a way on. The browser
 * has no such case, and would need its rules on every page (`lib/browser/last-shown.ts` loads a document).
 */
export function ErrorPage({ next, isDone, ...words }: ErrorWords) {
  if (!next) return <ErrorScreen {...words} />;
  if (isDone) return <InkScreen {...words} next={next} />;
  const way = <ActionLink action={next} variant="secondary" className="mt-8" />;
  return <InkScreen {...words} actions={way} />;
}
