import type { ErrorWords } from "~/content/words/errors";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/** Words with a `next` link need `InkScreen`, which browsers never load: such words always come in a new document. */
export function ErrorPage({ next, isDone = false, ...words }: ErrorWords) {
  return next ? <InkScreen {...words} next={next} isDone={isDone} /> : <ErrorScreen {...words} />;
}
