import type { ReactNode } from "react";
import { Portrait } from "~/components/ui/portrait";
import { Section } from "~/components/ui/section";
import { TextLink } from "./action";
import type { StorySection, VoiceSection } from "./proof";
import { StoryChange } from "./story-change";

/** A story with one person's words and one process, before and after; the next ones in short. */
export function StoryTeasers({
  id,
  title,
  items,
  children,
}: StoryTeasersWords & { children: ReactNode }) {
  return (
    <Section id={id} title={title}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {items.map(({ voice, change }) => (
          <li
            key={voice.quote}
            className="grid gap-x-14 gap-y-8 rounded-card border border-paper-200 bg-paper-0 p-6 sm:p-9 lg:grid-cols-2"
          >
            <figure className="flex flex-col justify-between gap-6">
              <blockquote
                className={`font-display text-[1.5rem] leading-[1.2] text-balance ${change ? "sm:text-[1.75rem] lg:text-[2.5rem]" : ""}`}
              >
                “{voice.quote}”
              </blockquote>
              <figcaption className="flex items-center gap-5">
                <Portrait
                  of={voice.by}
                  className={`size-20 rounded-card border border-paper-200 ${change ? "lg:size-60" : ""}`}
                />
                <span>
                  <span className="block font-semibold">{voice.by.name}</span>
                  <span className="block text-small text-subtle">
                    {voice.by.role}, {voice.by.company}
                  </span>
                </span>
              </figcaption>
            </figure>
            <div className="content-center">
              <p className="flex items-center gap-4">
                <span className="font-display text-figure tabular-nums">{voice.figure.figure}</span>{" "}
                <span className="text-small text-balance text-muted">{voice.figure.text}</span>
              </p>
              {change ? (
                <div className="mt-6">
                  <StoryChange {...change} />
                </div>
              ) : null}
              <p className="mt-2">
                <TextLink action={voice.action} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

type StoryTeasersWords = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly {
    readonly voice: Required<Pick<VoiceSection, "quote" | "by" | "figure" | "action">>;
    /** What it was and what it is; the story is told in short without it. */
    readonly change?: StorySection["change"];
  }[];
};
