import type { ReactNode } from "react";
import { ActionLink } from "../sections/action";
import type { Action } from "../sections/section";
import { Icon } from "../ui/icon";

/** A page with one message on dark ground. `isDone`: draws a check mark, by default if there is a link (`next`). */
export function InkScreen({
  heading,
  text,
  next,
  isDone = next !== undefined,
  aside,
  children,
}: {
  heading: string;
  text: string;
  next?: Action;
  isDone?: boolean;
  /** A drawing beside the text. The children are below the text, or beside it if there is no drawing. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const content = children ? <div className="on-paper">{children}</div> : null;
  const beside = aside ?? content;
  return (
    <section className="on-ink overflow-clip">
      <div className="column min-h-[60vh] pt-8 pb-16 lg:pt-14 lg:pb-24">
        <div
          className={
            beside
              ? `grid gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,1fr)_28rem] ${aside ? "lg:items-start" : ""}`
              : undefined
          }
        >
          <div>
            {isDone ? <Icon name="circle-check" className="mb-6 size-14 text-lime-300" /> : null}
            <h1 className="max-w-[20ch] text-h1">{heading}</h1>
            <p className="mt-5 max-w-[52ch] text-lede text-muted">{text}</p>
            {next ? <ActionLink action={next} variant="secondary" className="mt-8" /> : null}
            {aside && content ? <div className="mt-9">{content}</div> : null}
          </div>
          {beside ? <div className="max-lg:max-w-panel">{beside}</div> : null}
        </div>
      </div>
    </section>
  );
}
