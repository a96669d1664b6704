import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import { ai4b } from "~/content/pages/ai4b";
import { FrameworkSample } from "./framework-sample";

/** The parts of the members' page that have no behaviour, each for a `Still`. */
export { MembersDone } from "./members-done";

export function MembersIntro() {
  const { badge, heading, lede } = ai4b;
  return (
    <div>
      <Badge tone="ink">{badge}</Badge>
      <h1 className="mt-4 text-h1">{heading}</h1>
      <p className="mt-4 max-w-[46ch] text-lede text-on-dark-muted">{lede}</p>
    </div>
  );
}

export function MembersPoints() {
  const { learnTitle, learn } = ai4b;
  return (
    <div>
      <h2 className="text-h3">{learnTitle}</h2>
      <CheckList items={learn} dark className="mt-4" />
    </div>
  );
}

export function MembersPreview() {
  return (
    <Section {...ai4b.preview} split>
      <FrameworkSample />
    </Section>
  );
}
