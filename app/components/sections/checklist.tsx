import { Mockup } from "../artefacts/mockup";
import type { ArtefactWords } from "../artefacts/words";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Section } from "../ui/section";
import { type Action, ActionLink, TextLink } from "./action";
import type { Titled } from "./lists";
import type { VideoFacade } from "./proof";
import { VideoFrame } from "./video";

/** Two columns of short promises, each behind a check; below a film four columns, each with its icon. */
export type ChecklistSection = Titled & {
  readonly kind: "checklist";
  readonly sample?: true;
  readonly items: readonly {
    readonly icon?: IconName;
    readonly title: string;
    readonly text?: string;
  }[];
  readonly action?: Action;
  /** Where to read on: no rival to what the page asks for. */
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
      <ul className={artefact ? "grid" : "grid gap-x-16 md:grid-cols-2"}>
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
      {more ? <TextLink action={more} /> : null}
    </>
  );
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
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
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"} split>
      <VideoFrame {...video} />
      <ul className="mt-8 grid gap-x-5 sm:grid-cols-2 lg:col-span-2 lg:mt-12 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="flex gap-3.5 border-t border-paper-200 py-5">
            <Icon name={item.icon ?? "check"} className="size-4.5 text-pine-600" />
            <p className="text-small text-muted">
              <b className="block font-semibold text-fg">{item.title}</b>
              {item.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
