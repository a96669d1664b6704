import { AppTile } from "~/components/artefacts/run-step";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { labels } from "~/content/words/labels";
import { Container } from "../ui/container";
import { PauseSwitch } from "./pause-switch";
import type { Partner, PartnersSection } from "./section";

/** One real list and its clone drift by; a mark wanders through both (`styles/loops.css`). */
export function Partners({ label, partners }: PartnersSection) {
  return (
    <section
      className="pausable group border-b border-paper-200 bg-paper-50 py-7"
      aria-label={label}
    >
      <Container>
        <div className="mb-4 flex items-center justify-between gap-4">
          <p className="text-small text-muted">{label}</p>
          <PauseSwitch label={labels.pauseNames} />
        </div>
        <div className="edge-fade overflow-hidden motion-reduce:[mask-image:none]">
          <div className="strip">
            <PartnerList partners={partners} />
            <PartnerList partners={partners} clone />
          </div>
        </div>
      </Container>
    </section>
  );
}

function PartnerList({
  partners,
  clone = false,
}: Pick<PartnersSection, "partners"> & { clone?: boolean }) {
  return (
    <ul
      aria-hidden={clone || undefined}
      className={`flex gap-4 pr-4 motion-reduce:grid motion-reduce:flex-1 motion-reduce:grid-cols-3 motion-reduce:gap-2 motion-reduce:lg:grid-cols-9 motion-reduce:pr-0 ${clone ? "motion-reduce:hidden" : ""}`}
    >
      {partners.map((partner) => (
        <li key={partner.name} className="partner rounded-tile">
          {clone ? (
            <span className={cell}>
              <PartnerText {...partner} />
            </span>
          ) : (
            <a href={partner.url} target="_blank" rel="noopener" className={cell}>
              <PartnerText {...partner} />
              <span className="sr-only">{labels.newTab}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const cell =
  "flex min-h-16 items-center gap-3.5 rounded-tile px-4 py-2.5 whitespace-nowrap motion-reduce:h-full motion-reduce:max-sm:flex-col motion-reduce:max-sm:gap-2 motion-reduce:max-sm:px-1 motion-reduce:max-sm:text-center motion-reduce:lg:flex-col motion-reduce:lg:justify-start motion-reduce:lg:gap-2 motion-reduce:lg:px-0 motion-reduce:lg:text-center";

/** Three to a row on a phone leave no room for more than a name. */
const aside = "motion-reduce:max-sm:hidden";

function PartnerText({ name, icon, subtitle, highlighted }: Partner) {
  return (
    <>
      <AppTile icon={icon} />
      <span>
        <span className="flex items-center gap-1 motion-reduce:lg:justify-center text-ui font-semibold motion-reduce:max-sm:text-small">
          {name}
          <Icon name="arrow-up-right" className={`size-4 text-subtle ${aside}`} />
        </span>
        <span
          className={`block text-fine text-subtle ${aside} ${highlighted ? "motion-reduce:lg:hidden" : ""}`}
        >
          {subtitle}
        </span>
      </span>
      {highlighted ? (
        <span className={aside}>
          <Badge tone="workspace">{highlighted}</Badge>
        </span>
      ) : null}
    </>
  );
}
