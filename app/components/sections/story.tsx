import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { Section } from "~/components/ui/section";
import { labels } from "~/content/words/labels";
import { TextLink } from "./action";
import type { StorySection, VoiceSection } from "./section";

const words = labels.story;

/** Facts and figures stay in view on the left while the story is read on the right. */
export function Story(story: StorySection) {
  const { id, tone, company, logo, badge, summary, challenge, solution, change, quote } = story;
  return (
    <Section id={id} tone={tone ?? "paper"}>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 print:gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="self-start lg:sticky lg:top-8">
          {badge ? (
            <p className="mb-4">
              <Badge tone="workspace">{badge}</Badge>
            </p>
          ) : null}
          <img src={logo} alt="" width={48} height={48} loading="lazy" className="mb-4 size-12" />
          <h2 className="text-h2">{company}</h2>
          <Facts {...story} />
        </div>
        <div className="[&>p]:max-w-measure">
          <p className="text-lede">{summary}</p>
          <h3 className="mt-10 text-h3">{words.challenge}</h3>
          <p className="mt-2.5 text-muted">{challenge}</p>
          <h3 className="mt-8 text-h3">{words.solution}</h3>
          <p className="mt-2.5 text-muted">{solution}</p>
          <div className="mt-4">
            <StoryChange {...change} />
          </div>
          <figure className="mt-10 max-w-measure border-l-2 border-pine-600 pl-6">
            <blockquote className="text-lede">“{quote.quote}”</blockquote>
            <figcaption className="mt-5 flex items-center gap-3.5">
              <Portrait of={quote.by} />
              <span>
                <span className="block font-semibold">{quote.by.name}</span>
                <span className="block text-small text-subtle">
                  {quote.by.role}, {quote.by.company}
                </span>
              </span>
            </figcaption>
          </figure>
        </div>
      </article>
    </Section>
  );
}

function Facts({ industry, tools, results }: StorySection) {
  return (
    <>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small">
        <dt className="text-subtle">{words.industry}</dt>
        <dd>{industry}</dd>
        <dt className="text-subtle">{words.tools}</dt>
        <dd>{tools.join(", ")}</dd>
      </dl>
      <h3 className="sr-only">{words.results}</h3>
      <ul className="mt-8 divide-y divide-paper-200 border-y border-paper-200 print:mt-4 print:grid print:grid-cols-3 print:gap-x-6 print:divide-y-0">
        {results.map(({ figure, title, text, icon }) => (
          <li key={title} className="py-5">
            {figure ? (
              <p className="mb-2 font-display text-figure tabular-nums">{figure}</p>
            ) : (
              <Icon name={icon} className="mb-2.5 size-7 text-pine-600" />
            )}
            <p className="font-semibold">{title}</p>
            <p className="text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Two stories in short, each with one person's words and one process, before and after. */
export function StoryTeasers({ id, title, items }: StoryTeasersWords) {
  return (
    <Section id={id} title={title}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {items.map(({ voice, change }) => (
          <li
            key={voice.quote}
            className="grid gap-x-14 gap-y-8 rounded-card border border-paper-200 bg-paper-0 p-6 sm:p-9 lg:grid-cols-[6fr_5fr]"
          >
            <figure className="flex flex-col">
              <blockquote className="mb-6 font-display text-[1.75rem] leading-[1.2]">
                “{voice.quote}”
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4">
                <Portrait of={voice.by} size="size-14" />
                <span>
                  <span className="block font-semibold">{voice.by.name}</span>
                  <span className="block text-small text-subtle">
                    {voice.by.role}, {voice.by.company}
                  </span>
                </span>
              </figcaption>
            </figure>
            <div>
              <p>
                <span className="font-display text-figure tabular-nums">{voice.figure.figure}</span>{" "}
                <span className="block text-small text-muted">{voice.figure.text}</span>
              </p>
              <StoryChange {...change} />
              <p className="mt-2">
                <TextLink action={voice.action} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type StoryTeasersWords = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly {
    readonly voice: Required<Pick<VoiceSection, "quote" | "by" | "figure" | "action">>;
    readonly change: StorySection["change"];
  }[];
};

/** One process drawn twice: the steps by hand, and the steps that are left. */
function StoryChange({ before, after }: StorySection["change"]) {
  return (
    <dl className="mt-6 grid gap-5 rounded-card border border-paper-200 bg-paper-0 p-6 text-small">
      <div>
        <dt className="mb-2.5 font-semibold text-subtle">{words.before}</dt>
        <dd>
          <Chain steps={before} look="border-dashed border-edge text-muted" />
        </dd>
      </div>
      <div>
        <dt className="mb-2.5 font-semibold text-pine-700">{words.after}</dt>
        <dd>
          <Chain steps={after} look="border-transparent bg-pine-100 font-medium text-pine-800" />
        </dd>
      </div>
    </dl>
  );
}

function Chain({ steps, look }: { steps: readonly string[]; look: string }) {
  return (
    <ol className="flex flex-wrap items-center gap-1.5 gap-y-2">
      {steps.map((step, nth) => (
        <li key={step} className="flex items-center gap-1.5">
          {nth > 0 ? <Icon name="arrow-right" className="size-4 text-subtle" /> : null}
          <span className={`rounded-small border px-2.5 py-2 ${look}`}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
