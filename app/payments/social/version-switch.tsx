import type { SocialVersion } from "~/content/pages/social-versions";
import { linkOfPlainClick } from "~/lib/browser/plain-click";

/** Links, which work without script; the document they load then shows the section of `hash`. */
export function VersionSwitch({
  legend,
  versions,
  chosen,
  onChoose,
  hash = "",
}: {
  legend: string;
  versions: readonly Pick<SocialVersion, "id" | "label">[];
  chosen: SocialVersion["id"];
  onChoose: (id: string) => void;
  hash?: string;
}) {
  return (
    <nav aria-label={legend} className="version-switch rounded-button">
      {versions.map(({ id, label }) => (
        <a
          key={id}
          href={`?version=${id}${hash}`}
          aria-current={id === chosen ? "true" : undefined}
          onClick={(event) => {
            if (!linkOfPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            onChoose(id);
          }}
          className="version-option flex min-h-11 items-center justify-center rounded-small px-5 text-center text-small font-semibold"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
