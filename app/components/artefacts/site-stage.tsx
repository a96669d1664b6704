import { Icon } from "../ui/icon";
import { ChatLine } from "./chats";
import { siteScenes } from "./site-scenes";

/** What there is of a website at one hour of the day it is made on. */
export type SiteStageWords = {
  /** What screen readers hear in place of the drawing. */
  readonly caption: string;
  /** Over the drawing: what it is. */
  readonly label: string;
} & (
  | { readonly stage: "notes"; readonly notes: readonly string[] }
  | {
      readonly stage: "draft";
      readonly headline: string;
      readonly button: string;
      readonly picture: string;
    }
  | {
      readonly stage: "review";
      readonly headline: string;
      readonly button: string;
      readonly asked: string;
      readonly answered: string;
    }
  | { readonly stage: "live"; readonly headline: string; readonly button: string }
);

const [Scene] = siteScenes;
const icons = {
  notes: "file-text",
  draft: "layout-dashboard",
  review: "user",
  live: "lock",
} as const;

export function SiteStage(words: SiteStageWords) {
  const { caption, label, stage } = words;
  return (
    <div className="mt-4 w-full max-w-80 lg:mt-auto lg:pt-4">
      <p className="sr-only">{caption}</p>
      <div
        aria-hidden="true"
        className="flex min-h-64 flex-col overflow-hidden rounded-tile border border-paper-200 bg-paper-0 text-fine shadow-e2"
      >
        <p className="flex items-center gap-2 border-b border-paper-200 px-4 py-2 text-subtle">
          <Icon name={icons[stage]} className="size-3.5" />
          {label}
        </p>
        <Drawing {...words} />
      </div>
    </div>
  );
}

function Drawing(words: SiteStageWords) {
  switch (words.stage) {
    case "notes":
      return (
        <div className="px-4 py-1.5">
          {words.notes.map((note) => (
            <p
              key={note}
              className="border-b dashed border-edge py-2.5 font-medium last:border-b-0"
            >
              {note}
            </p>
          ))}
        </div>
      );
    case "draft":
      return (
        <div className="flex grow flex-col items-start p-4">
          <b className="font-display text-ui font-semibold">{words.headline}</b>
          <Line className="mt-3 w-full" />
          <Line className="mt-1.5 w-2/3" />
          <span className="mt-3 rounded-small border border-edge px-3 py-1.5 font-semibold">
            {words.button}
          </span>
          <span className="mt-4 w-full grow content-center rounded-small border dashed border-edge bg-paper-100 p-3 text-center text-subtle">
            {words.picture}
          </span>
        </div>
      );
    case "review":
      return (
        <div className="grid grow grid-cols-[6.5rem_1fr] gap-3 px-4 pt-4">
          <div className="flex flex-col overflow-hidden rounded-t-tile border-4 border-b-0 border-ink-900 bg-agents">
            <b className="p-2.5 font-display font-semibold text-paper-0">{words.headline}</b>
            <span className="mx-2.5 mb-3 rounded-small bg-paper-0 px-2 py-1 text-badge font-semibold text-agents">
              {words.button}
            </span>
            <Scene />
          </div>
          <div className="grid content-center gap-2 pb-4">
            <ChatLine by="person" text={words.asked} />
            <ChatLine by="agent" text={words.answered} />
          </div>
        </div>
      );
    case "live":
      return (
        <div className="flex grow flex-col bg-agents text-paper-0">
          <div className="p-4">
            <b className="block max-w-[16ch] font-display text-ui font-semibold">
              {words.headline}
            </b>
            <span className="mt-2.5 inline-block rounded-small bg-paper-0 px-3 py-1.5 font-semibold text-agents">
              {words.button}
            </span>
          </div>
          <Scene />
        </div>
      );
    default:
      return words satisfies never;
  }
}

function Line({ className }: { className: string }) {
  return <span className={`h-2 rounded-full bg-paper-200 ${className}`} />;
}
