import type { ErrorWords } from "~/content/words/errors";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/** Words with a `next` link always come in a new document, so the browser loads `ErrorScreen` but never `InkScreen`. */
export function ErrorPage({ next, isDone = false, ...words }: ErrorWords) {
  return next ? <InkScreen {...words} next={next} isDone={isDone} /> : <ErrorScreen {...words} />;
}
