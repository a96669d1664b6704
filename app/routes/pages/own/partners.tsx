import { AppTile } from "~/components/artefacts/app-tile";
import { labels } from "~/content/words/labels";
import { PauseSwitch } from "~/components/sections/pause-switch";
import { partners as words } from "~/content/pages/launch";

type Partner = (typeof words.partners)[number];

/** A list and its clone scroll in a loop while a highlight moves through both (`own-parts.css`). */
export function Partners() {
  return (
    <section className="group py-3" aria-label={words.label}>
      <div className="column flex items-center gap-4 max-md:motion-reduce:block md:gap-8">
        <p className="max-w-24 shrink-0 text-small text-subtle md:max-w-none">{words.label}</p>
        <div className="edge-fade min-w-0 flex-1 motion-reduce:[mask-image:none]">
          <div className="strip">
            <PartnerList />
            <PartnerList clone />
          </div>
        </div>
        <PauseSwitch label={labels.pauseNames} />
      </div>
    </section>
  );
}

function PartnerList({ clone = false }: { clone?: boolean }) {
  return (
    <ul
      aria-hidden={clone || undefined}
      className={`flex gap-4 pr-4 motion-reduce:grid motion-reduce:flex-1 motion-reduce:grid-cols-2 motion-reduce:gap-2 motion-reduce:pr-0 lg:motion-reduce:grid-cols-5 ${clone ? "motion-reduce:hidden" : ""}`}
    >
      {words.partners.map((partner, nth) => (
        <li key={partner.name} className={`partner rounded-button ${delays[nth]}`}>
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

/** Each is marked 3 s after the one before. */
const delays = [
  "[animation-delay:0s]",
  "[animation-delay:3s]",
  "[animation-delay:6s]",
  "[animation-delay:9s]",
  "[animation-delay:12s]",
  "[animation-delay:15s]",
  "[animation-delay:18s]",
  "[animation-delay:21s]",
  "[animation-delay:24s]",
];

const cell =
  "flex min-h-14 items-center gap-3 rounded-button px-3 py-2 whitespace-nowrap motion-reduce:px-0";

function PartnerText({ name, icon, subtitle }: Partner) {
  return (
    <>
      <AppTile icon={icon} />
      <span>
        <span className="block text-ui font-semibold">{name}</span>
        <span className="block text-fine text-subtle">{subtitle}</span>
      </span>
    </>
  );
}
