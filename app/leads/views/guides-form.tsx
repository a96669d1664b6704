import { useEffect, useRef, useState, type ReactNode } from "react";
import { CheckedForm, FormGuards } from "~/components/forms/checked-form";
import { ErrorSummary } from "~/components/forms/error-summary";
import { FieldError, fieldId, TextField } from "~/components/forms/fields";
import { useFormState } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { Still } from "~/components/ui/still";
import { showToast } from "~/components/ui/toaster";
import { guidesForm as words } from "~/content/pages/free-resources-form";
import { guidesField, type LeadInput } from "../submission";
import type { LeadFormProps } from "./returned";

const { failed } = words;
const titleId = "guides-title";

/**
 * The form, and the thank-you view in its place. Without script it posts to its own page; with script
 * each chosen guide is a request of its own. `cards`: the guides' boxes, for a `Still`.
 */
export function GuidesForm({
  action,
  token,
  returned,
  cards,
}: LeadFormProps & { cards: ReactNode }) {
  const [done, setDone] = useState<ReactNode>(null);
  const [problem, setProblem] = useState(returned.problem);

  const send = async (leads: readonly LeadInput[]) => {
    setProblem(null);
    const { askForGuides, GuidesDone } = await load();
    if (await askForGuides(leads, token)) {
      return setDone(
        <GuidesDone
          address={leads[0]?.email ?? null}
          guideIds={leads.flatMap(({ guideId }) => guideId ?? [])}
        />,
      );
    }
    setProblem(failed.text);
    showToast(failed, "error");
  };

  if (done) return done;
  return (
    <>
      <h2 id={titleId} className="mb-6 text-h2 md:mb-11">
        {words.title}
      </h2>
      <CheckedForm
        action={action}
        labelledBy={titleId}
        kept={returned.kept}
        errors={returned.errors}
        loadValidator={async () => (await load()).validator}
        onValid={send}
        onInvalid={async (errors) => {
          setProblem(null);
          (await load()).tellMistakes(errors);
        }}
        onUnreachable={() => setProblem(words.unreachable)}
        className="relative"
      >
        <ErrorSummary
          title={problem === failed.text ? failed.title : words.problemTitle}
          fields={[guidesField, "email"]}
          problem={problem}
        />
        <FormGuards token={token} trapLabel={words.trapLabel} />
        <Answers cards={cards} />
      </CheckedForm>
    </>
  );
}

type Seen = { readonly empty: boolean; readonly chosen: number };

/** The fields. What they hold is looked at only by the script: without it nothing is ever disabled. */
function Answers({ cards }: { cards: ReactNode }) {
  const { busy } = useFormState();
  const fields = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const look = () => {
    const email = fields.current?.querySelector<HTMLInputElement>("input[type=email]");
    const chosen = fields.current?.querySelectorAll(":checked").length ?? 0;
    setSeen({ empty: email?.value.trim() === "", chosen });
  };
  useEffect(look, []);

  return (
    <div ref={fields} onInput={look}>
      <GuideChoice cards={cards} />
      <div className="mt-5 grid gap-x-5 gap-y-6 rounded-tile bg-pine-100 p-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-h3">{words.heading}</h2>
          <p className="mt-2 text-small text-muted">{words.text}</p>
          <p
            role="status"
            className={`mt-3 min-h-5 text-small ${seen?.chosen ? "font-semibold text-pine-700" : "text-muted"}`}
          >
            {seen ? words.count[seen.chosen] : null}
          </p>
        </div>
        <div className="grid gap-x-4 sm:grid-cols-[1fr_auto]">
          <TextField
            name="email"
            label={words.email}
            type="email"
            required
            autoComplete="email"
            spellCheck={false}
          />
          <Button
            type="submit"
            block
            busy={busy}
            disabled={busy || seen?.empty === true}
            className="self-start max-sm:mt-row sm:mt-7"
          >
            {words.submit}
          </Button>
          <p className="mt-3 text-fine text-muted sm:col-span-2">{words.privacy}</p>
        </div>
      </div>
    </div>
  );
}

function GuideChoice({ cards }: { cards: ReactNode }) {
  const { errors } = useFormState();
  const error = errors[guidesField];
  return (
    <fieldset aria-describedby={error ? `${fieldId(guidesField)}-error` : undefined}>
      <legend className="sr-only">{words.title}</legend>
      {error ? (
        <div className="mb-4">
          <FieldError name={guidesField} error={error} />
        </div>
      ) : null}
      <div className="grid gap-5 lg:grid-cols-2">
        <Still id="guide-cards">{cards}</Still>
      </div>
    </fieldset>
  );
}

function load() {
  return import("./guides-later");
}
