import type { ErrorWords } from "~/content/words/errors";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/** Also shows words with a link (`next`). The browser never has to, because each link loads a document. */
export function ErrorPage({ next, isDone = false, ...words }: ErrorWords) {
  return next ? <InkScreen {...words} next={next} isDone={isDone} /> : <ErrorScreen {...words} />;
}
