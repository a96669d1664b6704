import { ActionLink } from "~/components/sections/action";
import { Icon } from "~/components/ui/icon";
import { names } from "~/config/names";
import { type PageId, pages } from "~/config/pages";
import { site } from "~/content/words/site";
import { href } from "~/lib/render/href";
import figtree from "~/styles/fonts/figtree-core.woff2";
import funnelDisplay from "~/styles/fonts/funnel-display-core.woff2";

export function Header({ current }: { current: PageId | undefined }) {
  const { service, withoutCallButton } = pages.find(({ id }) => id === current) ?? {};
  const callButton = withoutCallButton ? null : (
    <ActionLink action={site.bookCall} variant="secondary" size="sm" className="max-phone:hidden" />
  );
  return (
    <>
      <FontPreloads />
      <a
        href="#main"
        className="no-print absolute -top-20 left-4 z-50 rounded-small bg-paper-0 px-4 py-2.5 font-semibold focus:top-3"
      >
        {site.skipLink}
      </a>
      <header
        className={`on-ink no-print relative z-40 border-b ${service ? `line-${service}` : ""}`}
      >
        <div className="column relative flex h-header items-center justify-end gap-3 md:gap-6">
          <Brand className="mr-auto" />
          <nav aria-label={site.navigationLabel} className="max-md:order-last max-md:-mr-2.5">
            <Menu current={current} hasCall={!withoutCallButton} />
          </nav>
          {callButton}
        </div>
      </header>
    </>
  );
}

/** Opens by a click or on hover, without script (`styles/menu.css`). */
function Menu({ current, hasCall }: { current: PageId | undefined; hasCall: boolean }) {
  return (
    <div className="menu">
      <details>
        <summary className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-small text-small eased hover:text-fg md:px-3 md:text-muted">
          <span className="max-md:hidden">{site.pricing.label}</span>
          <Icon name="chevron-down" className="menu-sign size-4 max-md:hidden" />
          <Icon name="menu" className="size-6 in-open:hidden md:hidden" label={site.menuLabel} />
          <Icon name="x" className="hidden size-6 max-md:in-open:block" label={site.menuLabel} />
        </summary>
      </details>
      <div className="menu-panel">
        <div className="on-paper bg-paper-0 px-2 pt-3 pb-6 shadow-scrim [clip-path:inset(0_0_-100vh)] md:rounded-button md:pb-2 md:shadow-e2 md:[clip-path:none]">
          <p className="px-3 py-2 text-small font-semibold text-subtle md:hidden">
            {site.pricing.label}
          </p>
          <ul>
            {site.pricing.items.map((item) => (
              <li key={item.page}>
                <a
                  href={href(item.page)}
                  aria-current={current === item.page ? "page" : undefined}
                  className="block min-h-12 rounded-small px-3 py-2.5 text-small eased hover:bg-paper-100"
                >
                  <b className="block">{item.label}</b>{" "}
                  <span className="block text-fine text-muted">{item.text}</span>
                </a>
              </li>
            ))}
          </ul>
          {hasCall ? (
            <ActionLink action={site.bookCall} className="mx-3 mt-4 flex md:hidden" />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/**
 * Preloads in the body, not in the head. The fonts come 30 ms later, but preloads in the head or in a `Link` header
 * delay the first paint, by a third on a slow phone.
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

export function Brand({ className = "" }: { className?: string }) {
  return (
    <a
      href={href("home")}
      aria-label={site.homeLabel}
      className={`flex min-h-11 items-center gap-2 font-display text-body font-semibold ${className}`}
    >
      <Icon name="mark" className="size-8 text-accent" />
      {names.brand}
    </a>
  );
}
