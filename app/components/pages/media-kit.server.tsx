import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { person } from "~/components/sections/structured-data.server";
import { pageAt, type PageId } from "~/config/pages";
import { kitWords as words, kitWords, type MediaKit, mediaKits } from "~/content/pages/media-kit";
import { kitTabs } from "~/content/pages/media-kit-tabs";
import { chosenIn } from "~/lib/browser/url-choice";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { ActionRow, BackLink } from "../sections/action";
import { Container } from "../ui/container";
import { Section } from "../ui/section";

/** The parts of a media kit around its tabs, each for a `Still`. */

export function MediaKitTitle({ page }: { page: PageId }) {
  const { name } = kitOf(page).member;
  return (
    <>
      <BackLink action={words.back} />
      <h1 className="mt-6 text-h1">{words.title(name)}</h1>
      <p className="mb-10 mt-4 max-w-[48ch] text-lede text-muted">{words.lede}</p>
    </>
  );
}

/** What a host asks for next to the pictures. */
export function MediaKitFacts({ page }: { page: PageId }) {
  const { facts, topics, member, line } = kitOf(page);
  return (
    <div className="rounded-card border border-paper-200 bg-paper-0 p-6">
      <h2 className="text-h3">{words.facts}</h2>
      <dl className="mt-4 text-small">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[5rem_1fr] border-t border-paper-200 py-3">
            <dt className="text-subtle">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-6 text-h3">{words.topics}</h2>
      <ol className="mt-4">
        {topics.map((topic, nth) => (
          <li
            key={topic}
            className="grid grid-cols-[2rem_1fr] items-baseline border-t border-paper-200 py-4 font-semibold"
          >
            <span className="text-small text-pine-700 tabular-nums">{nth + 1}</span>
            {topic}
          </li>
        ))}
      </ol>
      <h2 className="mt-6 text-h3">{words.introduce(member.name)}</h2>
      <p className="mt-4 border-l-2 border-pine-600 pl-4 text-muted">“{line}”</p>
    </div>
  );
}

export function MediaKitRest({ page }: { page: PageId }) {
  const kit = kitOf(page);
  const { name } = kit.member;
  const { title, text, ask, book } = words.invite;
  return (
    <>
      <OnStage {...kit} />
      <section className="on-ink section-pad no-print hero-glow">
        <Container className="grid gap-x-14 gap-y-5 lg:grid-cols-2 lg:items-center">
          <h2 className="max-w-[24ch] text-h2">{title(name)}</h2>
          <div>
            <p className="mb-8 max-w-[56ch] text-lede text-on-dark-muted">{text}</p>
            <ActionRow actions={[ask, { label: book(name), to: { page: kit.booking } }]} />
          </div>
        </Container>
      </section>
    </>
  );
}

function OnStage({ member, colors, talk }: MediaKit) {
  const { title, text, parts } = words.slide;
  return (
    <Section tone="alternate">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem] lg:items-center">
        <div className="lg:order-1">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 text-muted">{text}</p>
          <ul className="mt-6 border-b border-edge">
            {colors.map((color, nth) => (
              <li
                key={color}
                className="flex items-center gap-4 border-t border-edge py-3.5 text-small"
              >
                <svg aria-hidden="true" className="size-10 rounded-small">
                  <rect width="100%" height="100%" fill={color} />
                </svg>
                <span className="font-semibold">{parts[nth]}</span>
                <span className="ml-auto tabular-nums select-all">{color}</span>
              </li>
            ))}
          </ul>
        </div>
        <Slide member={member} colors={colors} talk={talk} />
      </div>
    </Section>
  );
}

/** A slide with the name in a bar, in the colors of the kit. */
function Slide({
  member: { name, role, portrait },
  colors,
  talk,
}: Pick<MediaKit, "member" | "colors" | "talk">) {
  const [ground, bar, mark] = colors;
  return (
    <figure className="overflow-hidden rounded-card shadow-e3">
      <figcaption className="sr-only">{words.slide.caption(name)}</figcaption>
      <div aria-hidden="true" className="relative aspect-video">
        <svg viewBox="0 0 640 360" className="absolute inset-0 size-full">
          <rect width="640" height="360" fill={ground} />
        </svg>
        <img
          src={portrait}
          alt=""
          width={800}
          height={800}
          className="absolute inset-y-0 right-0 h-full w-[44%] object-cover"
        />
        <svg viewBox="0 0 640 360" className="absolute inset-0 size-full font-display">
          <rect x="32" y="252" width="294" height="76" rx="10" fill={bar} />
          <rect x="32" y="252" width="8" height="76" rx="4" fill={mark} />
          <text x="60" y="286" fontSize="28" fontWeight="600" className="fill-paper-0">
            {name}
          </text>
          <text x="60" y="313" fontSize="17" className="fill-paper-0">
            {role}
          </text>
          <text x="32" y="62" fontSize="20" fontWeight="600" fill={mark}>
            {words.slide.event}
          </text>
          {talk.map((line, nth) => (
            <text
              key={line}
              x="32"
              y={118 + nth * 42}
              fontSize="34"
              fontWeight="600"
              className="fill-paper-0"
            >
              {line}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

function kitOf(page: PageId): MediaKit {
  const kit = mediaKits[page];
  if (!kit) throw new Error(`no media kit on ${page}`);
  return kit;
}

/** The server's half of the route, apart from what a browser fetches. */

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const member = data && mediaKits[data.page]?.member;
  if (!member) return [];
  const { page, siteUrl } = data;
  const title = kitWords.title(member.name);
  const description = kitWords.description(member.name, member.role);
  return pageMeta({ page, title, description, about: [person(member, page, siteUrl)], siteUrl });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageAt(pathname)?.id;
  const kit = page && mediaKits[page];
  if (!page || !kit) throw new Response(null, { status: 404 });
  const { wide, line, shortBio, bio, member } = kit;
  const { name, portrait, headshot } = member;
  const tab = chosenIn(kitTabs.items, "tab", searchParams);
  const bios = { line, short: shortBio, long: bio };
  const shown = { member: { name, portrait, headshot, wide }, bios, tab, path: href(page) };
  return { page, siteUrl: context.env.siteUrl, kit: shown };
}
