import { AppTile } from "~/components/artefacts/app-tile";
import { newTab } from "~/content/words/new-tab";
import { Strip } from "~/components/sections/marquee";
import { partners as words } from "~/content/pages/launch";

/** A highlight moves through the list and its clone (`own-parts.css`). */
export function Partners() {
  return (
    <section className="py-3" aria-label={words.label}>
      <Strip label={words.label} className="column max-md:motion-reduce:block">
        <PartnerList />
        <PartnerList clone />
      </Strip>
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
        <li
          key={partner.name}
          className={`partner rounded-button motion-reduce:animate-none ${delays[nth]}`}
        >
          {clone ? (
            <span className={cell}>
              <PartnerText {...partner} />
            </span>
          ) : (
            <a href={partner.url} target="_blank" rel="noopener" className={cell}>
              <PartnerText {...partner} />
              <span className="sr-only">{newTab}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

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

function PartnerText({ name, icon, subtitle }: (typeof words.partners)[number]) {
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
