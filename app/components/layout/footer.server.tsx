import type { PageId } from "~/config/pages";
import { footer, type FooterLink } from "~/content/site";
import { href } from "~/lib/render/href";
import { Container } from "../ui/container";
import { Brand } from "./brand";

export function Footer({ current }: { current: PageId | undefined }) {
  const { promise, proof, columns, copyright } = footer;
  return (
    <footer className="on-ink no-print bg-ink-950">
      <Container className="pb-10 pt-16">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[1.4fr_2fr]">
          <div className="-mt-3">
            <Brand />
            <p className="mt-3 max-w-[34ch] text-small text-on-dark-muted">{promise}</p>
            <p className="mt-6 text-small text-on-dark-subtle">
              <strong className="font-display text-h3 text-on-dark">{proof.figure}</strong>
              <br />
              {proof.text}
            </p>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
            {columns.map((column) => (
              <div key={column.title} className="max-sm:last:col-span-2">
                <h2 className="text-ui font-semibold text-on-dark">{column.title}</h2>
                <ul className="mt-3">
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <FooterAnchor link={link} current={current} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <p className="mt-14 border-t border-ink-700 pt-6 text-fine text-on-dark-subtle">
          {copyright}
        </p>
      </Container>
    </footer>
  );
}

function FooterAnchor({ link, current }: { link: FooterLink; current: PageId | undefined }) {
  const target = "mail" in link ? `mailto:${link.mail}` : pageHref(link);
  const isCurrent = "page" in link && !link.hash && link.page === current;
  return (
    <a
      href={target}
      aria-current={isCurrent ? "page" : undefined}
      className="inline-flex min-h-11 items-center text-balance text-small text-on-dark-muted transition-colors [overflow-wrap:anywhere] hover:text-on-dark aria-[current]:font-semibold aria-[current]:text-lime-300"
    >
      {link.label}
    </a>
  );
}

function pageHref({ page, hash }: Extract<FooterLink, { page: unknown }>): string {
  return href(page, hash ? { hash } : {});
}
