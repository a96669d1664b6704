import { Icon } from "~/components/ui/icon";
import { errorLinks, failedRun } from "~/content/words/errors";
import { href } from "~/lib/render/href";
import { Container } from "../ui/container";

/** A line of what was tried. */
function RunLogLine({ icon, text, state }: { icon: "check" | "x"; text: string; state: string }) {
  return (
    <p className="flex items-center gap-3 rounded-small bg-ink-800 px-4 py-3">
      <Icon
        name={icon}
        className={`size-4.5 ${icon === "x" ? "text-danger-on-dark" : "text-lime-300"}`}
      />
      {text}
      <span className="ml-auto text-fine text-on-dark-subtle">{state}</span>
    </p>
  );
}

/** The ink screen in place of a page that could not be shown, with ways on. */
export function ErrorScreen({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="on-ink hero-glow">
      <Container className="min-h-[60vh] py-20 md:py-28">
        <h1 className="max-w-[18ch] text-h1">{heading}</h1>
        <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{text}</p>
        <div
          aria-hidden="true"
          className="mt-8 grid max-w-[48rem] gap-2 rounded-card border border-ink-700 bg-ink-900 p-4 text-small"
        >
          <RunLogLine icon="check" text={failedRun.done} state={failedRun.took} />
          <RunLogLine icon="x" text={failedRun.failed} state={failedRun.state} />
        </div>
        <ul className="mt-6 grid max-w-[48rem] gap-3 sm:grid-cols-2">
          {errorLinks.map(({ page, label }) => (
            <li key={page}>
              <a
                href={href(page)}
                className="group flex min-h-14 items-center justify-between gap-4 rounded-tile border border-ink-700 bg-ink-800 px-5 font-semibold transition-colors hover:border-lime-300/50"
              >
                {label}
                <Icon
                  name="arrow-right"
                  className="size-5 text-on-dark-subtle transition-transform group-hover:translate-x-0.5"
                />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
