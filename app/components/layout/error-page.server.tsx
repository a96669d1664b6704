import type { ErrorWords } from "~/content/words/errors";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/** Also shows words with a `next` link, which only the server renders, because each link loads a document. */
export function ErrorPage({ next, isDone = false, ...words }: ErrorWords) {
  return next ? <InkScreen {...words} next={next} isDone={isDone} /> : <ErrorScreen {...words} />;
}
