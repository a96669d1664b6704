import { Icon } from "../ui/icon";
import { siteScenes } from "./site-scenes";
import type { SiteWords, SitesWords } from "./words";

/** How each of the three looks: its ground, its type, its button and the mark before its name. */
const looks = [
  {
    band: "bg-agents text-paper-0",
    type: "font-display",
    button: "rounded-small bg-paper-0 text-agents",
    mark: "M2 13 12 4l10 9M6 12v8h12v-8",
  },
  {
    band: "bg-workspace-tint",
    type: "font-body font-bold",
    button: "rounded-full bg-workspace text-paper-0",
    mark: "M12 20c-6-4-9-7-9-11a4 4 0 0 1 9-2 4 4 0 0 1 9 2c0 4-3 7-9 11z",
  },
  {
    band: "bg-automation-tint",
    type: "font-body font-normal uppercase",
    button: "bg-ink-900 text-paper-0",
    mark: "M4 21V10a8 8 0 0 1 16 0v11zM12 2v19",
  },
] as const;

/** Three finished sites in one browser, chosen without script; above them the hours that it took. */
export function Sites({ caption, legend, hours, sites }: SitesWords) {
  return (
    <div className="sites">
      <p className="sr-only">{caption}</p>
      <fieldset className="mb-4 flex gap-2">
        <legend className="sr-only">{legend}</legend>
        {sites.map(({ label }, nth) => (
          <label
            key={label}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-ink-700 px-4 text-small font-semibold text-on-dark-muted has-checked:bg-paper-0 has-checked:text-fg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lime-300"
          >
            <input
              type="radio"
              name="sites"
              defaultChecked={nth === 0}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div
        aria-hidden="true"
        className="on-paper overflow-hidden rounded-card border border-paper-200 bg-paper-0 text-small shadow-e3"
      >
        <div className="run-log grid grid-cols-4 border-b border-paper-200 bg-paper-100 text-badge">
          {hours.map(({ at, text }) => (
            <div key={at} className="border-t-4 border-pine-600 px-2 py-2.5 sm:px-3">
              <span className="block font-semibold tabular-nums">{at}</span>
              <span className="text-subtle">{text}</span>
            </div>
          ))}
        </div>
        <div className="grid *:col-start-1 *:row-start-1">
          {sites.map((site, nth) => (
            <Site key={site.label} {...site} nth={nth} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Site({
  nth,
  address,
  brand,
  menu,
  headline,
  text,
  button,
  services,
}: SiteWords & { nth: number }) {
  const look = looks[nth] ?? looks[0];
  const Scene = siteScenes[nth] ?? siteScenes[0];
  return (
    <div className="site run-log flex flex-col bg-paper-0">
      <div className="flex items-center gap-2 border-b border-paper-200 px-5 py-2 text-fine text-subtle">
        <Icon name="lock" className="size-3.5" />
        {address}
      </div>
      <div className="flex items-center justify-between px-5 py-3.5 text-fine font-medium sm:px-7">
        <span className={`flex items-center gap-2 text-ui ${look.type}`}>
          <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-current" strokeWidth="2">
            <path d={look.mark} />
          </svg>
          {brand}
        </span>
        <span className="flex gap-5 text-muted">
          {menu.map((item) => (
            <span key={item} className="not-last:max-sm:hidden">
              {item}
            </span>
          ))}
        </span>
      </div>
      <div className={`flex flex-1 flex-col ${look.band}`}>
        <div className="px-5 pb-5 pt-7 sm:px-7">
          <span className={`block max-w-[17ch] text-h2 text-balance ${look.type}`}>{headline}</span>
          <span className="mt-3 block max-w-[34ch] text-balance text-body">{text}</span>
          <span className={`mt-5 inline-block px-4 py-2.5 font-semibold ${look.button}`}>
            {button}
          </span>
        </div>
        <Scene />
      </div>
      <div className="grid grid-cols-3 gap-3 px-5 py-4 text-badge sm:px-7 sm:text-fine">
        {services.map((service) => (
          <span key={service.title}>
            <b className="block font-semibold">{service.title}</b>
            <span className="text-subtle">{service.text}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
