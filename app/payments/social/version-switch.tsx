import { useEffect, useId, useRef, useState } from "react";
import type { SocialVersion } from "~/content/pages/social-versions";

export type VersionSwitchProps = {
  legend: string;
  versions: readonly Pick<SocialVersion, "id" | "label">[];
  chosen: SocialVersion["id"];
  onChoose: (id: string) => void;
};

const track = "version-switch rounded-button";
const option =
  "version-option relative flex min-h-11 cursor-pointer items-center justify-center rounded-small px-5 text-center text-small font-semibold";

/** Links until the script has come; then the document they load shows the section `below`. */
export function VersionSwitch({
  legend,
  versions,
  chosen,
  onChoose,
  below,
}: VersionSwitchProps & { below?: { readonly id: string; readonly legend: string } }) {
  const [live, setLive] = useState(false);
  const links = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const name = useId();
  const title = below?.legend ?? legend;

  useEffect(() => {
    hadFocus.current = links.current?.contains(document.activeElement) ?? false;
    setLive(true);
  }, []);
  useEffect(() => {
    if (live && hadFocus.current) group.current?.querySelector<HTMLElement>(":checked")?.focus();
  }, [live]);

  if (!live) {
    return (
      <nav ref={links} aria-label={title} className={track}>
        {versions.map(({ id, label }) => (
          <a
            key={id}
            href={`?version=${id}${below ? `#${below.id}` : ""}`}
            aria-current={id === chosen ? "true" : undefined}
            className={option}
          >
            {label}
          </a>
        ))}
      </nav>
    );
  }
  return (
    <fieldset ref={group} className={track}>
      <legend className="sr-only">{title}</legend>
      {versions.map(({ id, label }) => (
        <label key={id} className={option}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-small"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
