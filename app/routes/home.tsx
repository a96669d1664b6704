import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { warmUpProvider } from "~/booking/warm-up";
import { Banner } from "~/components/sections/banner";
import { Closing } from "~/components/sections/closing";
import { Features } from "~/components/sections/features";
import { HomeHero } from "~/components/sections/home-hero";
import { Marquee } from "~/components/sections/marquee";
import { Services } from "~/components/sections/services";
import { Stats } from "~/components/sections/stats";
import { Steps } from "~/components/sections/steps";
import { useTaskCount } from "~/components/sections/task-counter";
import { Container } from "~/components/ui/container";
import { home } from "~/content/pages/home";
import { readTaskCount } from "~/counter/read-task-count.server";
import { startingCount } from "~/counter/starting-count";
import type { RouteHandle } from "~/lib/handle";
import { pageMeta } from "~/lib/seo";
import { organization, website } from "~/lib/structured-data";

/** The task counter polls. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        page: "home",
        ...data.content,
        heading: data.content.hero.headline.join(""),
        about: [organization(data.siteUrl), website(data.siteUrl)],
        siteUrl: data.siteUrl,
      })
    : [];

export async function loader({ context }: LoaderFunctionArgs) {
  const { env, now } = context;
  const count = (await readTaskCount(env, now)) || startingCount;
  return { count, content: home, siteUrl: env.siteUrl };
}

export default function Home() {
  const { count, content } = useLoaderData<typeof loader>();
  const { hero, run, counter, trusted, banner, stats, packages, stories, howItWorks, closing } =
    content;
  const task = useTaskCount(count);
  useEffect(warmUpProvider, []);
  return (
    <>
      <HomeHero hero={hero} run={run} counter={counter} task={task} />
      <div className="border-b border-paper-200 py-3.5">
        <Container>
          <Marquee {...trusted} />
        </Container>
      </div>
      <Banner {...banner} />
      <Stats {...stats} />
      <Services {...packages} />
      <Features {...stories} />
      <Steps {...howItWorks} />
      <Closing {...closing} />
    </>
  );
}
