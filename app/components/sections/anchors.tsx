import { Container } from "~/components/ui/container";
import type { AnchorsSection } from "~/content/section";
import { linkTo } from "~/lib/link-to";

export function Anchors({ label, links }: AnchorsSection) {
  return (
    <nav aria-label={label} className="no-print border-b border-paper-200 bg-paper-50 py-3">
      <Container>
        <ul className="flex flex-wrap gap-2">
          {links.map((link) => (
            <li key={link.label}>
              <a
                href={linkTo(link.to).href}
                className="inline-flex min-h-11 items-center rounded-full border border-edge bg-paper-0 px-4 text-small font-medium hover:border-pine-600 hover:text-pine-700"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
