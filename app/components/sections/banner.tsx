import { Container } from "~/components/ui/container";
import { Tile } from "~/components/ui/tile";
import type { BannerSection } from "~/content/section";
import { TextLink } from "./text-link";

export function Banner({ icon, title, text, action }: BannerSection) {
  return (
    <Container className="pt-10">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-paper-200 bg-paper-0 p-5 sm:px-7">
        <Tile icon={icon} tone="automation" />
        <div className="min-w-60 flex-1">
          <h2 className="text-h3">{title}</h2>
          <p className="text-small text-muted">{text}</p>
        </div>
        <TextLink action={action} />
      </div>
    </Container>
  );
}
