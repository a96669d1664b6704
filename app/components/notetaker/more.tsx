import { notetaker } from "~/content/pages/notetaker";
import { href } from "~/lib/href";

const { title, text, link } = notetaker.more;

/** Below the panels: the way to a notetaker of one's own, in a dialog where script runs. */
export function More() {
  return (
    <p className="mt-11 text-muted">
      <strong className="font-semibold text-fg">{title}</strong> {text}{" "}
      <a
        href={href("book")}
        data-opens="discovery-call"
        className="font-medium text-pine-700 underline underline-offset-3"
      >
        {link}
      </a>
    </p>
  );
}
