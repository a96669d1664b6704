import { Icon } from "~/components/ui/icon";
import { errorLinks, failedRun } from "~/content/words/errors";
import { href } from "~/lib/render/href";
import { Container } from "../ui/container";

/** A line of what was tried. */
function RunLogLine({ icon, text, state }: { icon: "check" | "x"; text: string; state: string }) {
  return (
    <p className="flex items-center gap-3 rounded-small bg-ink-800 p-4">
      <Icon
        name={icon}
        className={`size-4.5 ${icon === "x" ? "text-danger-on-dark" : "text-lime-300"}`}
      />
      {text}
      <span className="ml-auto text-fine text-on-dark-subtle">{state}</span>
    </p>
  );
}

/**
 * The ink screen in place of a page that could not be shown, with ways on. Every page with behaviour may
 * have to show it, and brings its rules: so they are those of the other parts.
 */
export function ErrorScreen({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="on-ink hero-glow">
      <Container className="section-pad">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-5 text-lede text-on-dark-muted">{text}</p>
        <div aria-hidden="true" className="mt-8 grid gap-2 text-small">
          <RunLogLine icon="check" text={failedRun.done} state={failedRun.took} />
          <RunLogLine icon="x" text={failedRun.failed} state={failedRun.state} />
        </div>
        <ul className="mt-6 grid gap-2 sm:grid-cols-2">
          {errorLinks.map(({ page, label }) => (
            <li key={page}>
              <a
                href={href(page)}
                className="flex min-h-11 items-center justify-between gap-4 rounded-small bg-ink-800 p-4 font-semibold hover:bg-paper-0/10"
              >
                {label}
                <Icon name="arrow-right" className="size-5 text-on-dark-subtle" />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
