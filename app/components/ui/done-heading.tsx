import { Icon } from "./icon";
import type { IconName } from "./icon-names";

/** React writes `autofocus` into the HTML, for where no script takes the focus: in a `Still`, or without any. */
const focusOnLoad = { autoFocus: true };

/** The title of what stands where a form stood; it takes the focus that the form had. */
export function DoneHeading({ icon, title }: { icon: IconName; title: string }) {
  return (
    <>
      <span className="grid size-12 place-items-center rounded-tile bg-pine-100 text-pine-700">
        <Icon name={icon} className="size-6" />
      </span>
      <h2 ref={takeFocus} tabIndex={-1} {...focusOnLoad} className="mt-5 text-h3 outline-none">
        {title}
      </h2>
    </>
  );
}

/** A ref, not an effect: an effect may run a frame later and take the focus from a faster keyboard. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
