import type { PageId } from "~/config/pages";
import { kitWords as words, mediaKits, type MediaKit } from "~/content/pages/media-kit";
import { href } from "~/lib/render/href";
import { BackLink } from "../sections/action";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { Section } from "../ui/section";

/** The parts of a media kit around its tabs, each for a `Still`. */

export function MediaKitTitle({ page }: { page: PageId }) {
  const { name } = kitOf(page).member;
  return (
    <>
      <BackLink action={words.back} />
      <h1 className="mt-6 text-h1">{words.title(name)}</h1>
      <p className="mb-8 mt-4 max-w-[60ch] text-lede text-muted">{words.lede}</p>
    </>
  );
}

export function MediaKitRest({ page }: { page: PageId }) {
  const kit = kitOf(page);
  const { name } = kit.member;
  return (
    <>
      <Facts {...kit} />
      <section className="on-ink section-pad no-print hero-glow">
        <Container className="flex flex-col items-center text-center">
          <h2 className="mb-8 max-w-[20ch] text-h2">{words.closing(name)}</h2>
          <ButtonLink href={href(kit.booking)} variant="signal" className="max-phone:w-full">
            {words.book(name)}
          </ButtonLink>
        </Container>
      </section>
    </>
  );
}

function Facts({ topics, facts }: MediaKit) {
  return (
    <Section tone="alternate">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h2">{words.topics}</h2>
          <ul className="mt-6">
            {topics.map((topic) => (
              <li key={topic} className="border-t border-paper-200 py-4 font-semibold">
                {topic}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-h2">{words.facts}</h2>
          <dl className="mt-6">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="border-t border-paper-200 py-4 sm:grid sm:grid-cols-[10rem_1fr]"
              >
                <dt className="text-subtle">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

function kitOf(page: PageId): MediaKit {
  const kit = mediaKits[page];
  if (!kit) throw new Error(`no media kit on ${page}`);
  return kit;
}
