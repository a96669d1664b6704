import { useEffect, useRef } from "react";
import { Icon } from "../ui/icon";
import { fieldId, useFormState } from "./form-context";

const prefix = "Error: ";

/** Marks the title of a page with errors: screen readers say the title first. */
export function withErrorPrefix(title: string): string {
  return `${prefix}${title}`;
}

/** Focuses the summary on the 422 page without script. A spread object, because a lint rule forbids `autoFocus`. */
const focusOnLoad = { autoFocus: true };

/**
 * Errors of a CheckedForm with links to their fields; takes the focus after each attempt
 * (https://design-system.service.gov.uk/components/error-summary/).
 */
export function ErrorSummary({
  title,
  fields,
  problem,
  heading: Heading = "h3",
}: {
  title: string;
  fields: readonly string[];
  problem?: string | null;
  heading?: "h2" | "h3";
}) {
  const { errors, attempts } = useFormState();
  const ref = useRef<HTMLDivElement>(null);
  const wrongFields = fields.filter((name) => errors[name]);
  const isShown = wrongFields.length > 0 || Boolean(problem);

  // The summary of a posted page already has the focus by `autofocus`.
  const isFromServer = useRef(isShown);
  useEffect(() => {
    if (isShown && !isFromServer.current) ref.current?.focus();
    isFromServer.current = false;
  }, [attempts, problem, isShown]);

  useEffect(() => {
    const plain = withoutErrorPrefix(document.title);
    document.title = isShown ? withErrorPrefix(plain) : plain;
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      {...focusOnLoad}
      className="on-paper mb-6 rounded-tile border-2 border-danger bg-danger-tint p-4 text-fg outline-offset-2 focus:outline-3 focus:outline-danger"
    >
      <div role="alert">
        <Heading className="flex items-center gap-2 text-ui font-semibold text-danger">
          <Icon name="triangle-alert" />
          {title}
        </Heading>
        {problem ? <p className="mt-2 text-small">{problem}</p> : null}
        {wrongFields.length > 0 ? (
          <ul className="mt-2 space-y-1 text-small">
            {wrongFields.map((name) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(name))?.focus();
                  }}
                  className="inline-block py-0.5 font-medium text-danger underline underline-offset-3"
                >
                  {errors[name]}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

function withoutErrorPrefix(title: string): string {
  return title.startsWith(prefix) ? title.slice(prefix.length) : title;
}
