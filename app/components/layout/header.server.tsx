import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { names } from "~/config/names";
import { type PageId, pages } from "~/config/pages";
import { site } from "~/content/words/site";
import { href } from "~/lib/render/href";
import figtree from "~/styles/fonts/figtree-core.woff2";
import funnelDisplay from "~/styles/fonts/funnel-display-core.woff2";
import { Container } from "../ui/container";

/**
 * The link past it all, then brand, the one Pricing menu, one button. Both menus open through `<details>` without script; the
 * panels are its siblings, so that a style sheet alone can also open the first one on hover.
 */
export function Header({ current }: { current: PageId | undefined }) {
  return (
    <>
      <FontPreloads />
      <a
        href="#main"
        className="no-print absolute left-4 -top-20 z-50 rounded-small bg-paper-0 px-4 py-2.5 font-semibold text-fg focus:top-3"
      >
        {site.skipLink}
      </a>
      <header
        className={`on-ink no-print relative z-40 border-b border-ink-800 bg-ink-900 ${lineOf(current)}`}
      >
        <Container className="relative flex h-header items-center justify-between gap-3">
          <Brand />
          <div className="flex items-center gap-3 md:gap-6">
            <nav aria-label={site.navigationLabel} className="flex items-center md:last:-mr-3">
              <PricingMenu current={current} />
              <MobileMenu current={current} />
            </nav>
            {callOf(current) === "none" ? null : (
              <ButtonLink
                href={href(site.bookCall.page)}
                variant={callOf(current) === "quiet" ? "ghost" : "signal"}
                size="sm"
                className="-order-1 max-phone:hidden md:order-none"
              >
                {site.bookCall.label}
              </ButtonLink>
            )}
          </div>
        </Container>
      </header>
    </>
  );
}

function pageOf(current: PageId | undefined) {
  return pages.find(({ id }) => id === current);
}

/** The style sheet gives the page the tint of its line by this class. */
const lines = {
  workspace: "line-workspace",
  automation: "line-automation",
  agents: "line-agents",
  social: "line-social",
  community: "line-community",
};

function lineOf(current: PageId | undefined) {
  const line = pageOf(current)?.line;
  return line ? lines[line] : "";
}

function callOf(current: PageId | undefined) {
  return pageOf(current)?.headerCall ?? "loud";
}

function PricingMenu({ current }: { current: PageId | undefined }) {
  return (
    <div className="menu menu-hover max-md:hidden">
      <details>
        <summary className="flex min-h-11 items-center gap-1.5 rounded-small px-3 text-small text-on-dark-muted eased hover:text-on-dark">
          {site.pricing.label}
          <Icon name="chevron-down" className="menu-sign size-4" />
        </summary>
      </details>
      <div className="menu-panel absolute right-6 top-14 w-90 pt-4">
        <ul className="menu-card on-paper rounded-button bg-paper-0 p-2">
          <PricingRows current={current} className="hover:bg-paper-100" />
        </ul>
      </div>
    </div>
  );
}

function MobileMenu({ current }: { current: PageId | undefined }) {
  return (
    <div className="menu md:hidden">
      <details>
        <summary
          aria-label={site.menuLabel}
          className="-mr-2.5 grid size-11 place-items-center rounded-small"
        >
          <Icon name="menu" className="size-6 in-open:hidden" />
          <Icon name="x" className="hidden size-6 in-open:block" />
        </summary>
      </details>
      <div className="menu-panel absolute inset-x-0 top-full border-b border-ink-700 bg-ink-900 px-5 pb-6 pt-3 menu-scrim">
        <p className="px-3 py-2 text-small font-semibold text-on-dark-subtle">
          {site.pricing.label}
        </p>
        <ul>
          <PricingRows current={current} className="hover:bg-paper-0/6" />
        </ul>
        {callOf(current) === "none" ? null : (
          <ButtonLink
            href={href(site.bookCall.page)}
            variant={callOf(current) === "quiet" ? "ghost" : "signal"}
            block
            className="mt-4"
          >
            {site.bookCall.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function PricingRows({ current, className }: { current: PageId | undefined; className: string }) {
  return (
    <>
      {site.pricing.items.map((item) => (
        <li key={item.page}>
          <a
            href={href(item.page)}
            aria-current={current === item.page ? "page" : undefined}
            className={`flex min-h-12 items-center rounded-small px-3 py-2.5 eased ${className}`}
          >
            <span>
              <span className="block text-small font-semibold">{item.label}</span>{" "}
              <span className="mt-0.5 block text-fine opacity-80">{item.text}</span>
            </span>
          </a>
        </li>
      ))}
    </>
  );
}

/**
 * The two fonts that every page shows. They stand in the body, because browsers hold the first paint
 * back for those of a `Link` header or the head: on a slow phone that cost a third of the time to it,
 * and the fonts come 30 ms later. The fallbacks have the same measures, so nothing moves.
 */
function FontPreloads() {
  return [funnelDisplay, figtree].map((font) => (
    <link
      key={font}
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />
  ));
}

export function Brand() {
  return (
    <a
      href={href("home")}
      aria-label={site.homeLabel}
      className="flex min-h-11 items-center gap-2 font-display text-body font-semibold text-on-dark"
    >
      <Icon name="mark" className="size-8 text-lime-300" />
      {names.brand}
    </a>
  );
}
