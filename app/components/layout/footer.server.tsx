import type { PageId } from "~/config/pages";
import { footer } from "~/content/words/site";
import { linkTo, type Target } from "~/lib/render/href";
import { Icon } from "../ui/icon";
import { Brand } from "./header.server";

type FooterLink = { label: string; to: Target; current: PageId | undefined };

/**
 * On phones each group of links is closed behind its name, to keep the footer short. The list follows its
 * `<details>` instead of being inside, so that wide screens always show the list.
 */
export function Footer({ current }: { current: PageId | undefined }) {
  const { promise, proof, columns, legal, copyright } = footer;
  return (
    <footer className="on-ink no-print bg-ink-950 text-small">
      <div className="column pb-6 pt-12 lg:pt-16">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[1.3fr_4fr]">
          <div className="-mt-2">
            <Brand />
            <p className="mt-2 max-w-68 text-muted">
              {promise} <strong className="font-semibold text-fg">{proof}</strong>
            </p>
          </div>
          <div className="foot gap-x-10 sm:grid sm:grid-cols-[2fr_1fr_1fr]">
            {columns.map((column, nth) => (
              <div key={column.title}>
                <h2 className="text-small max-sm:hidden">{column.title}</h2>
                <details className="peer sm:hidden">
                  <summary className="flex min-h-12 items-center justify-between border-t font-semibold">
                    {column.title}
                    <Icon name="chevron-down" className="menu-sign" />
                  </summary>
                </details>
                <ul
                  className={`mt-2 max-sm:hidden max-sm:peer-open:block max-sm:peer-open:pb-3 ${nth === 0 ? "gap-x-6 sm:columns-2" : ""}`}
                >
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <FooterAnchor {...link} current={current} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t pt-3 text-fine text-subtle sm:mt-8">
          <ul className="foot flex flex-wrap gap-x-5 sm:order-2">
            {legal.map((link) => (
              <li key={link.label}>
                <FooterAnchor {...link} current={current} />
              </li>
            ))}
          </ul>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterAnchor({ label, to, current }: FooterLink) {
  const isCurrent = "page" in to && !to.hash && to.page === current;
  return (
    <a href={linkTo(to).href} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </a>
  );
}
