import { Button, type ButtonLook } from "~/components/ui/button";
import { Container } from "~/components/ui/container";
import { consent } from "~/content/words/consent";
import { href } from "~/lib/render/href";

/**
 * Asks whether the pixel may load, in the flow above the page, so that it covers nothing. It is in the
 * HTML of every visitor, because that is shared; `state` is this visitor's, and only `ask` shows it.
 */
export function ConsentStrip({ state }: { state: string }) {
  return (
    <aside
      aria-label={consent.label}
      data-pixel={state}
      className="on-ink no-print border-b border-ink-700 bg-ink-900 py-4 not-data-[pixel=ask]:hidden"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="max-w-[72ch] text-small text-on-dark-muted">
          <p>
            <strong className="font-semibold text-on-dark">{consent.question}</strong>{" "}
            {consent.text}{" "}
            <a
              href={href("privacy", { hash: "pixel" })}
              className="text-on-dark underline underline-offset-4 hover:text-lime-200"
            >
              {consent.more}
            </a>
          </p>
        </div>
        <ConsentButtons variant="ghost" />
      </Container>
    </aside>
  );
}

/** Both answers look the same: refusing is as easy as agreeing. */
export function ConsentButtons({ variant }: Required<Pick<ButtonLook, "variant">>) {
  return (
    <form method="post" action={href("consent")} className="flex flex-wrap gap-3 max-phone:w-full">
      {(["refused", "granted"] as const).map((choice) => (
        <Button
          key={choice}
          type="submit"
          name="choice"
          value={choice}
          variant={variant}
          className="grow"
        >
          {choice === "granted" ? consent.accept : consent.refuse}
        </Button>
      ))}
    </form>
  );
}
