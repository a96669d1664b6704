import { social, type SocialVersion } from "~/content/pages/social";

/**
 * The two radio buttons of the page. What belongs to the other version hides by `styles/versions.css`;
 * a copy of the switch further down is made of labels for the same buttons.
 */
export function VersionSwitch({ chosen }: { chosen?: SocialVersion["id"] }) {
  const look =
    "version-label relative flex min-h-11 cursor-pointer items-center justify-center rounded-small px-5 text-center text-small font-semibold";
  return (
    <fieldset className="version-switch inline-grid auto-cols-fr grid-flow-col rounded-tile p-1">
      <legend className="sr-only">{social.choose}</legend>
      {social.versions.map(({ id, label }) => (
        <label key={id} htmlFor={`version-${id}`} data-version={id} className={look}>
          {chosen ? (
            <input
              type="radio"
              name="version"
              id={`version-${id}`}
              value={id}
              defaultChecked={id === chosen}
              className="absolute inset-0 cursor-pointer appearance-none rounded-small"
            />
          ) : null}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
