import { Icon } from "~/components/ui/icon";
import { errorHelp, errorHome, errorLinks, type ErrorWords } from "~/content/words/errors";
import { href } from "~/lib/render/href";

/** Replaces a page that failed. Pages with scripts carry its styles too, so it uses classes that they have anyway. */
export function ErrorScreen({ heading, text }: ErrorWords) {
  return (
    <section className="on-ink overflow-clip">
      <div className="column section-pad grid gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-5 text-lede text-muted">{text}</p>
          <p className="mt-8 flex">
            <a
              href={href(errorHome.page)}
              className="on-paper rounded-button bg-lime-300 px-5 py-3 font-semibold"
            >
              {errorHome.label}
            </a>
          </p>
        </div>
        <div className="lg:mt-2.5">
          <ul className="border-b">
            {errorLinks.map(({ page, label, text }) => (
              <li key={page} className="border-t">
                <a
                  href={href(page)}
                  className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-lime-300"
                >
                  <span>
                    <span className="font-semibold">{label}</span>
                    <span className="block text-small text-muted">{text}</span>
                  </span>
                  <Icon name="arrow-right" className="text-subtle" />
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-6 text-small text-muted">
            {errorHelp.text}{" "}
            <a
              href={`mailto:${errorHelp.email}`}
              className="font-semibold text-fg hover:text-lime-300"
            >
              {errorHelp.email}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
