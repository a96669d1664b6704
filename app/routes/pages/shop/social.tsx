import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { social } from "~/content/pages/social";
import { agency, creator, type SocialVersion } from "~/content/pages/social-versions";
import { chosenIn, useUrlChoice } from "~/lib/browser/url-choice";
import type { RouteHandle } from "~/lib/render/handle";
import { SocialHero } from "~/payments/social/social-hero";
import { Lightbox } from "~/payments/social/lightbox";
import {
  HeroActions,
  HeroDrawing,
  HeroIntro,
  HeroOffer,
  SocialClosing,
  SocialDetails,
  SocialQuotes,
  SocialShots,
  SocialViews,
} from "~/payments/social/social-static.server";
import { VersionSwitch } from "~/payments/social/version-switch";

export { meta } from "~/payments/social/social-static.server";

/** Needs a script to switch versions, open pictures and copy the promo code. */
export const handle: RouteHandle = { hydrate: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  const offer = ({ id, label, code }: SocialVersion) => ({ id, label, code });
  const versions = [offer(agency), offer(creator)] as const;
  const { choose, copy, copied, features } = social;
  return {
    versions,
    active: chosenIn(versions, "version", new URL(request.url).searchParams),
    legend: choose,
    words: { copy, copied },
    below: { id: features.id, legend: features.choose },
    lightbox: features.lightbox,
    campaign: context.campaign(),
    siteUrl: context.env.siteUrl,
  };
}

/** Both versions are in the HTML; the classes `for-agency` and `for-creator` hide the other one. */
export default function Social() {
  const { versions, active, legend, words, below, lightbox, campaign } =
    useLoaderData<typeof loader>();
  const [{ id: chosen }, onChoose] = useUrlChoice(versions, "version", active);
  const choice = { legend, versions, chosen, onChoose };
  return (
    <div className="versions" data-version={chosen}>
      <SocialHero
        words={words}
        choice={choice}
        offers={versions}
        intro={
          <Still id="intro">
            <HeroIntro />
          </Still>
        }
        offer={(version) => (
          <Still id={`offer-${version}`}>
            <HeroOffer of={version} />
          </Still>
        )}
        actions={(version) => (
          <Still id={`actions-${version}`}>
            <HeroActions of={version} campaign={campaign} />
          </Still>
        )}
        drawing={
          <Still id="drawing">
            <HeroDrawing />
          </Still>
        }
      />
      <div>
        <Still id="quotes">
          <SocialQuotes />
        </Still>
        <section id={below.id} className="section-pad border-t">
          <Container>
            <Still id="views">
              <SocialViews />
            </Still>
            <div className="mb-8">
              <VersionSwitch {...choice} below={below} />
            </div>
            <Still id="shots">
              <SocialShots />
            </Still>
          </Container>
        </section>
        <Still id="details">
          <SocialDetails campaign={campaign} />
        </Still>
      </div>
      <Still id="closing">
        <SocialClosing campaign={campaign} />
      </Still>
      <Lightbox words={lightbox} />
    </div>
  );
}
