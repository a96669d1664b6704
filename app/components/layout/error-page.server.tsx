import type { ErrorWords } from "~/content/words/errors";
import { ActionLink } from "../sections/action";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/** The case with a way on is the server's: the browser loads a document instead. */
export function ErrorPage({ next, isDone, ...words }: ErrorWords) {
  if (!next) return <ErrorScreen {...words} />;
  if (isDone) return <InkScreen {...words} next={next} />;
  const way = <ActionLink action={next} variant="secondary" className="mt-8" />;
  return <InkScreen {...words} actions={way} />;
}
