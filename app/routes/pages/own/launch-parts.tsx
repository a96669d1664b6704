import { Drawing } from "~/components/artefacts/mockup";
import { AppTile } from "~/components/artefacts/app-tile";
import { labels } from "~/content/words/labels";
import { PauseSwitch } from "~/components/sections/pause-switch";
import { Container } from "~/components/ui/container";
import { partners as words, thirtyDays } from "~/content/pages/launch";

type Partner = (typeof words.partners)[number];

/** A list and its clone scroll in a loop while a highlight moves through both (`own-parts.css`). */
export function Partners() {
  return (
    <section className="group py-3" aria-label={words.label}>
      <Container className="flex items-center gap-4 md:gap-8">
        <p className="max-w-24 shrink-0 text-small text-subtle md:max-w-none">{words.label}</p>
        <div className="edge-fade min-w-0 flex-1 motion-reduce:[mask-image:none]">
          <div className="strip">
            <PartnerList />
            <PartnerList clone />
          </div>
        </div>
        <PauseSwitch label={labels.pauseNames} />
      </Container>
    </section>
  );
}

function PartnerList({ clone = false }: { clone?: boolean }) {
  return (
    <ul
      aria-hidden={clone || undefined}
      className={`flex gap-4 pr-4 motion-reduce:grid motion-reduce:flex-1 motion-reduce:grid-cols-3 motion-reduce:gap-2 motion-reduce:pr-0 ${clone ? "motion-reduce:hidden" : ""}`}
    >
      {words.partners.map((partner) => (
        <li key={partner.name} className="partner rounded-button">
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
  "flex min-h-14 items-center gap-3 rounded-button px-3 py-2 whitespace-nowrap motion-reduce:flex-col motion-reduce:px-1 motion-reduce:text-center motion-reduce:whitespace-normal";

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

const { caption, steps } = thirtyDays;
const last = steps.at(-1)?.ends ?? 0;

const looks = ["on-ink", "bg-pine-200", "bg-pine-600 text-paper-0", "bg-pine-100"];

/** One cell per day in the color of its step; launch day stands out. */
export function ThirtyDays() {
  return (
    <Drawing caption={caption} className="frame on-paper border-paper-200 bg-paper-0 p-4 sm:p-8">
      <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {steps.map(({ name }, nth) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span className={`size-3.5 rounded-[.25rem] ${looks[nth]}`} />
            {name}
          </span>
        ))}
      </p>
      <div className="grid grid-cols-5 gap-1 sm:grid-cols-6">
        {Array.from({ length: last }, (_, before) => before + 1).map((day) => (
          <span
            key={day}
            className={`flex h-12 rounded-small p-2 font-display text-fine font-semibold sm:h-20 ${day === last ? "bg-lime-300" : looks[steps.findIndex(({ ends }) => day <= ends)]}`}
          >
            {day}
          </span>
        ))}
      </div>
    </Drawing>
  );
}
