import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import type { NoticeSection } from "~/content/section";

/** A bordered note on the ground of the page: the space between it and a section of that ground is the section's. */
export function Notice({ tone, title, text }: NoticeSection) {
  return (
    <Container className="section-pad has-[+.bg-paper-50]:pb-0! [.bg-paper-50+&]:pt-0!">
      <div className="grid gap-x-5 gap-y-3 rounded-card border border-warn/30 bg-warn-tint p-6 sm:grid-cols-[28px_1fr] sm:p-7">
        <Icon
          name={tone === "guarantee" ? "shield-check" : "calendar-clock"}
          className="size-7 text-warn"
        />
        <div>
          <h2 className="text-h3">{title}</h2>
          <p className="mt-1.5 max-w-measure text-muted">{text}</p>
        </div>
      </div>
    </Container>
  );
}
