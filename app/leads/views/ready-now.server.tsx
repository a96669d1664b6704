import { Icon } from "~/components/ui/icon";
import { Section } from "~/components/ui/section";
import { readyNow } from "~/content/pages/guide-facts";
import { href } from "~/lib/render/href";

/** What there is today, while the guides are still to come, for a `Still`. */
export function ReadyNow() {
  const { items, ...heading } = readyNow;
  return (
    <Section {...heading} tone="alternate" density="tight">
      <ul className="grid gap-5 lg:grid-cols-3">
        {items.map(({ page, title, text, action, length, picture }) => (
          <li key={page}>
            <a
              href={href(page)}
              className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-paper-200 bg-paper-0 eased hover:border-pine-600/40 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-1"
            >
              <img {...picture} alt="" loading="lazy" className="w-full" />
              <span className="flex flex-col gap-1 p-6">
                <span className="font-display text-h3 group-hover:text-pine-700">{title}</span>
                <span className="mb-4 text-small text-muted">{text}</span>
                <span className="mt-auto flex items-center gap-2 text-small font-semibold text-pine-700">
                  {action}
                  <Icon name="arrow-right" className="size-4" />
                  <span className="ml-auto font-normal text-subtle">{length}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
