import type { ErrorWords } from "~/content/words/errors";
import { ActionLink } from "../sections/action";
import { ErrorScreen } from "./error-screen";
import { InkScreen } from "./ink-screen";

/** Shows words with a link `next` as well, which only the server does: the browser loads a document for it. */
export function ErrorPage({ next, isDone, ...words }: ErrorWords) {
  if (!next) return <ErrorScreen {...words} />;
  if (isDone) return <InkScreen {...words} next={next} />;
  const link = <ActionLink action={next} variant="secondary" className="mt-8" />;
  return <InkScreen {...words} actions={link} />;
}
