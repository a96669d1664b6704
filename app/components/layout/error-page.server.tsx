import type { ErrorWords } from "~/content/words/errors";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/** Shows words with a link `next` as well, which only the server does: the browser loads a document for it. */
export function ErrorPage({ next, isDone = false, ...words }: ErrorWords) {
  return next ? <InkScreen {...words} next={next} isDone={isDone} /> : <ErrorScreen {...words} />;
}
