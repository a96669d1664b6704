import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { person } from "~/components/sections/structured-data.server";
import { pageAt, type PageId } from "~/config/pages";
import { kitWords as words, type MediaKit, mediaKits } from "~/content/pages/media-kit";
import { kitTabs } from "~/content/pages/media-kit-tabs";
import { chosenIn } from "~/lib/browser/url-choice";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { ActionRow, BackLink } from "~/components/sections/action";
import { Facts } from "~/components/sections/facts";

export function MediaKitHero({ page }: { page: PageId }) {
  const { facts, member } = kitOf(page);
  return (
    <section className="on-tint">
      <div className="column grid gap-x-18 gap-y-8 pt-6 pb-9 lg:grid-cols-2 lg:items-end lg:pt-8 lg:pb-16">
        <div>
          <BackLink action={words.back} />
          <h1 className="mt-4 text-h1 lg:mt-8">{words.title(member.name)}</h1>
          <p className="mt-4 max-w-132 text-lede text-muted">{words.lede}</p>
        </div>
        <Facts of={facts} />
      </div>
    </section>
  );
}

export function MediaKitTopics({ page }: { page: PageId }) {
  return (
    <>
      <h2 className="text-h2">{words.topics}</h2>
      <ol className="rows mt-4">
        {kitOf(page).topics.map((topic) => (
          <li key={topic} className="text-h3 font-display">
            {topic}
          </li>
        ))}
      </ol>
    </>
  );
}

export function MediaKitRest({ page }: { page: PageId }) {
  const kit = kitOf(page);
  const { name } = kit.member;
  const { title, text, ask, book } = words.invite;
  return (
    <section className="section-tight no-print border-t">
      <div className="column grid gap-x-18 gap-y-4 lg:grid-cols-2">
        <h2 className="text-h2">{title(name)}</h2>
        <div>
          <p className="mb-6 max-w-136 text-muted">{text}</p>
          <ActionRow actions={[ask, { label: book(name), to: { page: kit.booking } }]} />
        </div>
      </div>
    </section>
  );
}

function kitOf(page: PageId): MediaKit {
  const kit = mediaKits[page];
  if (!kit) throw new Error(`no media kit on ${page}`);
  return kit;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const member = data && mediaKits[data.page]?.member;
  if (!member) return [];
  const { page, siteUrl } = data;
  const title = words.title(member.name);
  const description = words.description(member.name, member.role);
  return pageMeta({ page, title, description, about: [person(member, page, siteUrl)], siteUrl });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageAt(pathname)?.id;
  const kit = page && mediaKits[page];
  if (!page || !kit) throw new Response(null, { status: 404 });
  const { name, slug, portrait, headshot } = kit.member;
  return {
    page,
    path: href(page),
    siteUrl: context.env.siteUrl,
    member: { name, slug, portrait, headshot },
    bios: kit.bios,
    tab: chosenIn(kitTabs.items, "tab", searchParams),
  };
}
