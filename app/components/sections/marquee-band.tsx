import { Container } from "~/components/ui/container";
import { labels } from "~/content/labels";
import type { MarqueeSection } from "~/content/section";
import { Marquee } from "./marquee";

export function MarqueeBand({ label, names, seconds }: MarqueeSection) {
  return (
    <div className="border-b border-paper-200 bg-paper-50 py-3.5">
      <Container>
        <Marquee label={label} pause={labels.pauseNames} names={names} seconds={seconds} />
      </Container>
    </div>
  );
}
