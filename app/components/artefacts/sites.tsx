import { Icon } from "../ui/icon";
import type { SiteWords, SitesWords } from "./words";

/** How each of the three looks: its ground, its button and its marks. */
const looks = [
  { band: "bg-agents-tint", button: "rounded-small bg-agents text-paper-0", mark: "text-agents" },
  {
    band: "bg-workspace-tint",
    button: "rounded-full bg-workspace text-paper-0",
    mark: "text-workspace",
  },
  { band: "bg-ink-900 text-on-dark", button: "bg-paper-0 text-fg", mark: "text-automation" },
] as const;

const headlines = ["font-display", "font-body font-bold", "font-body font-normal uppercase"];

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
  tiles,
}: SiteWords & { nth: number }) {
  const look = looks[nth] ?? looks[0];
  return (
    <div className="site run-log flex flex-col bg-paper-0">
      <div className="flex items-center gap-2 border-b border-paper-200 px-5 py-2.5 text-fine text-subtle">
        <Icon name="lock" className="size-3.5" />
        {address}
      </div>
      <div className="flex items-center justify-between px-5 py-3.5 text-fine text-subtle">
        <span className={`text-ui text-fg ${headlines[nth]}`}>{brand}</span>
        <span className="flex gap-4 max-sm:hidden">
          {menu.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </span>
      </div>
      <div className={`flex-1 px-5 py-8 sm:py-10 ${look.band}`}>
        <span className={`block max-w-[18ch] text-h2 ${headlines[nth]}`}>{headline}</span>
        <span className="mt-3 block max-w-[36ch] opacity-80">{text}</span>
        <span className={`mt-5 inline-block px-4 py-2.5 font-semibold ${look.button}`}>
          {button}
        </span>
      </div>
      <div className="grid grid-cols-3 gap-2 p-4 text-badge font-medium sm:gap-3 sm:text-fine">
        {tiles.map((tile) => (
          <span key={tile.text} className="grid gap-2 rounded-small border border-paper-200 p-2.5">
            <Icon name={tile.icon} className={`size-5 ${look.mark}`} />
            {tile.text}
          </span>
        ))}
      </div>
    </div>
  );
}
