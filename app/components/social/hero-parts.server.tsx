import { Mockup } from "~/components/artefacts/mockup";
import { ActionLink } from "~/components/sections/action-link";
import { Badge } from "~/components/ui/badge";
import { social, type SocialVersion } from "~/content/pages/social";
import { VersionSwitch } from "./version-switch";

const { versions, badge, see } = social;

/** What is still in the hero, each part for a `Still`. */
export function HeroIntro({ chosen }: { chosen: SocialVersion["id"] }) {
  return (
    <>
      <Badge tone="ink">{badge}</Badge>
      <h1 className="mt-5 text-h1">
        {versions.map(({ id, headline }) => (
          <span key={id} className={`for-${id}`}>
            {headline}
          </span>
        ))}
      </h1>
      {versions.map(({ id, lede }) => (
        <p key={id} className={`for-${id} mb-7 mt-5 max-w-[54ch] text-lede text-on-dark-muted`}>
          {lede}
        </p>
      ))}
      <VersionSwitch chosen={chosen} />
    </>
  );
}

export function HeroActions({ of }: { of: SocialVersion["id"] }) {
  const version = versions.find(({ id }) => id === of);
  return (
    <div className="flex flex-wrap gap-3 max-phone:*:w-full">
      {version ? <ActionLink action={version.buy} variant="signal" /> : null}
      <ActionLink action={see} variant="ghost" />
    </div>
  );
}

export function HeroDrawing() {
  return <Mockup of="planner" />;
}
