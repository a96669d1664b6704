import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HeroActions, HeroDrawing, HeroIntro } from "~/components/social/hero-parts.server";
import { Lightbox } from "~/components/social/lightbox";
import { SocialHero } from "~/components/social/social-hero";
import { SocialRest } from "~/components/social/social-rest.server";
import { Still } from "~/components/ui/still";
import { social, type SocialVersion } from "~/content/pages/social";
import type { RouteHandle } from "~/lib/handle";

export { meta } from "./social-meta.server";

/** Pictures open in a dialog, and the promo code can be copied. */
export const handle: RouteHandle = { hydrate: true };

/** `?version=creator` chooses the version that shows first. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("version");
  const chosen: SocialVersion["id"] = wanted === "creator" ? "creator" : "agency";
  const { versions, promo, copy, copied, delivered, features } = social;
  const offers = versions.map(({ id, price, code }) => ({ id, price, code }));
  const shots = versions.flatMap((version) =>
    version.shots.map(({ src, alt, title }) => ({ src, alt, title })),
  );
  return {
    chosen,
    hero: { offers, words: { promo, copy, copied }, delivered },
    lightbox: { shots, close: features.close },
    siteUrl: context.env.siteUrl,
  };
}

/** Both versions are in the HTML; `for-agency` and `for-creator` hide with the other one. */
export default function Social() {
  const { chosen, hero, lightbox } = useLoaderData<typeof loader>();
  return (
    <div className="versions">
      <SocialHero
        {...hero}
        intro={
          <Still id="intro">
            <HeroIntro chosen={chosen} />
          </Still>
        }
        actions={(version) => (
          <Still id={`actions-${version}`}>
            <HeroActions of={version} />
          </Still>
        )}
        drawing={
          <Still id="drawing">
            <HeroDrawing />
          </Still>
        }
      />
      <Still id="rest">
        <SocialRest />
      </Still>
      <Lightbox {...lightbox} />
    </div>
  );
}
