import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { Still } from "~/components/ui/still";
import { social } from "~/content/pages/social";
import { agency, creator, type SocialVersion } from "~/content/pages/social-versions";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { chosenIn, useUrlChoice } from "~/lib/browser/url-choice";
import { useCopied } from "~/lib/browser/use-copied";
import type { RouteHandle } from "~/lib/render/handle";
import { Lightbox } from "~/payments/social/lightbox";
import {
  FeaturesHeading,
  HeroActions,
  HeroDrawing,
  HeroIntro,
  HeroOffer,
  SocialClosing,
  SocialDetails,
  SocialQuotes,
  SocialShots,
} from "~/payments/social/social-static.server";

export { meta } from "~/payments/social/social-static.server";

/** Needs a script to switch versions, open pictures and copy the promo code. */
export const handle: RouteHandle = { hydrate: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  const choiceOf = ({ id, label, code }: SocialVersion) => ({ id, label, code });
  const versions = [choiceOf(agency), choiceOf(creator)] as const;
  const { choose, copy, copied, features } = social;
  return {
    versions,
    active: chosenIn(versions, "version", new URL(request.url).searchParams),
    legend: choose,
    words: { copy, copied },
    features: { id: features.id, legend: features.choose },
    lightbox: features.lightbox,
    campaign: context.campaign(),
    siteUrl: context.env.siteUrl,
  };
}

/** Both versions are in the HTML; the classes `for-agency` and `for-creator` hide the other one. */
export default function Social() {
  const { versions, active, legend, words, features, lightbox } = useLoaderData<typeof loader>();
  const [{ id: chosen }, onChoose] = useUrlChoice(versions, "version", active);
  const choice = { versions, chosen, onChoose };
  return (
    <div className="versions" data-version={chosen}>
      <section className="on-tint overflow-clip">
        <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 pt-9 lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)] lg:pt-18">
          <div className="max-w-264 lg:col-span-2">
            <Still id="intro">
              <HeroIntro />
            </Still>
          </div>
          <div className="lg:pb-16">
            <VersionSwitch {...choice} legend={legend} />
            <div className="version-stack">
              {versions.map(({ id, code }) => (
                <div key={id} className={`for-${id}`}>
                  <div className="mb-6 mt-6 flex flex-wrap items-center gap-x-2 gap-y-3">
                    <Still id={`offer-${id}`}>
                      <HeroOffer of={id} />
                    </Still>
                    <CopyCode code={code} {...words} />
                  </div>
                  <Still id={`actions-${id}`}>
                    <HeroActions of={id} />
                  </Still>
                </div>
              ))}
            </div>
          </div>
          <div className="on-edge self-end">
            <Still id="drawing">
              <HeroDrawing />
            </Still>
          </div>
        </div>
      </section>
      <div>
        <Still id="quotes">
          <SocialQuotes />
        </Still>
        <section id={features.id} className="section-pad border-t">
          <div className="column">
            <Still id="views">
              <FeaturesHeading />
            </Still>
            <div className="mb-8">
              <VersionSwitch {...choice} legend={features.legend} hash={`#${features.id}`} />
            </div>
            <Still id="shots">
              <SocialShots />
            </Still>
          </div>
        </section>
        <Still id="details">
          <SocialDetails />
        </Still>
      </div>
      <Still id="closing">
        <SocialClosing />
      </Still>
      <Lightbox words={lightbox} />
    </div>
  );
}

/** Links, so they work without script: each then reloads the page, at the section of `hash`. */
function VersionSwitch({
  legend,
  versions,
  chosen,
  onChoose,
  hash = "",
}: {
  legend: string;
  versions: readonly Pick<SocialVersion, "id" | "label">[];
  chosen: SocialVersion["id"];
  onChoose: (id: string) => void;
  hash?: string;
}) {
  return (
    <nav aria-label={legend} className="version-switch rounded-button">
      {versions.map(({ id, label }) => (
        <a
          key={id}
          href={`?version=${id}${hash}`}
          aria-current={id === chosen ? "true" : undefined}
          onClick={(event) => {
            if (!linkOfPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            onChoose(id);
          }}
          className="version-option flex min-h-11 items-center justify-center rounded-small px-5 text-center text-small font-semibold"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function CopyCode({ code, copy, copied }: { code: string; copy: string; copied: string }) {
  const { justCopied, copy: copyText } = useCopied();
  return (
    <button
      type="button"
      onClick={() => void copyText(code)}
      aria-label={justCopied ? copied : `${copy} ${code}`}
      className="grid size-11 place-items-center rounded-small hover:bg-paper-0/60 no-script:hidden"
    >
      <Icon name={justCopied ? "check" : "copy"} className="size-4" />
    </button>
  );
}
