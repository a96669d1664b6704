import { Mockup } from "../artefacts/mockup";
import type { ArtefactWords } from "../artefacts/words";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { type Action, ActionLink, TextLink } from "./action";
import type { Titled } from "./lists";
import type { VideoFacade } from "./proof";
import { VideoFrame } from "./video";

/** Two columns of short promises, each behind a check; beside a film one column of terms. */
export type ChecklistSection = Titled & {
  readonly kind: "checklist";
  readonly sample?: true;
  readonly items: readonly {
    readonly title: string;
    readonly text?: string;
  }[];
  readonly action?: Action;
  /** Where to read on: no rival to what the page asks for. Its list stands beside the heading. */
  readonly more?: Action;
  readonly video?: VideoFacade;
  /** What comes of it, beside a single column. */
  readonly artefact?: ArtefactWords;
};

export function Checklist({ video, ...section }: ChecklistSection) {
  const { id, tone, title, lede, items, action, more, artefact } = section;
  if (video) return <Filmed {...section} video={video} />;
  const list = (
    <>
      <ul className={artefact || more ? "grid" : "grid gap-x-16 md:grid-cols-2"}>
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[28px_1fr] gap-3.5 border-t border-paper-200 py-5"
          >
            <span className="grid size-7 place-items-center rounded-full bg-pine-100 text-pine-700">
              <Icon name="check" className="size-4" />
            </span>
            <div>
              <p className="font-semibold">{item.title}</p>
              {item.text ? <p className="mt-0.5 text-small text-muted">{item.text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      {action ? <ActionLink action={action} className="mt-8 max-phone:w-full" /> : null}
    </>
  );
  return (
    <Section
      id={id}
      title={title}
      lede={lede}
      tone={tone ?? "paper"}
      split={more !== undefined}
      beside={more ? <TextLink action={more} /> : null}
    >
      {artefact ? (
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>{list}</div>
          <Mockup of={artefact} />
        </div>
      ) : (
        list
      )}
    </Section>
  );
}

function Filmed({
  id,
  tone,
  title,
  lede,
  items,
  video,
}: ChecklistSection & { video: VideoFacade }) {
  const list = (
    <ul className="mt-6 text-small">
      {items.map((item) => (
        <li key={item.title} className="border-t border-paper-200 py-3 text-muted">
          <b className="font-semibold text-fg">{`${item.title}.`}</b>
          {` ${item.text}`}
        </li>
      ))}
    </ul>
  );
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"} split beside={list}>
      <VideoFrame {...video} />
    </Section>
  );
}
