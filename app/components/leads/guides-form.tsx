import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { showToast } from "~/components/ui/toaster";
import { freeResources } from "~/content/pages/free-resources";
import { guides } from "~/content/shared/guides";
import { CheckedForm } from "~/forms/checked-form";
import { ErrorSummary } from "~/forms/error-summary";
import { FieldError, fieldId } from "~/forms/field-frame";
import { useFormState } from "~/forms/form-context";
import { FormGuards } from "~/forms/form-guards";
import { TextField } from "~/forms/text-field";
import { guidesField, type LeadInput } from "~/leads/submission";
import { tellConsole } from "~/lib/browser-console";
import { href } from "~/lib/href";
import { GuideCard } from "./guide-card";
import { postLead } from "./post-lead";
import type { Returned } from "./returned";

const { form: words, guides: choice, toasts } = freeResources;
const titleId = "guides-title";

/** Without script it posts to its own page; with script each chosen guide is a request of its own. */
export function GuidesForm({
  token,
  returned,
  onSent,
}: {
  token: string;
  returned: Returned;
  onSent: () => void;
}) {
  const [problem, setProblem] = useState(returned.problem);

  const send = async (leads: readonly LeadInput[]) => {
    setProblem(null);
    try {
      await Promise.all(
        leads.map(({ email, guideId }) => {
          const guideName = guides.find(({ id }) => id === guideId)?.title;
          return postLead("lead-magnet", { email, guideName }, token);
        }),
      );
    } catch (error) {
      tellConsole(error);
      setProblem(toasts.failed.text);
      showToast(toasts.failed, "error");
      return;
    }
    showToast(toasts.success);
    onSent();
  };

  return (
    <>
      <h2 id={titleId} className="mb-6 text-h2">
        {choice.title}
      </h2>
      <CheckedForm
        action={href("free-resources")}
        labelledBy={titleId}
        kept={returned.kept}
        errors={returned.errors}
        loadValidator={loadValidator}
        onValid={send}
        onInvalid={(errors) => {
          if (errors[guidesField]) showToast(toasts.none, "error");
        }}
        className="relative"
      >
        <ErrorSummary
          title={problem === toasts.failed.text ? toasts.failed.title : words.problemTitle}
          fields={[guidesField, "email"]}
          problem={problem}
        />
        <FormGuards token={token} trapLabel={words.trapLabel} />
        <Answers />
      </CheckedForm>
    </>
  );
}

type Seen = { readonly empty: boolean; readonly chosen: number };

/** The fields. What they hold is looked at only by the script: without it nothing is ever disabled. */
function Answers() {
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
      <GuideChoice />
      <Card className="mt-5 grid gap-x-5 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 className="text-h3">{words.heading}</h2>
          <p className="mt-2 max-w-[44ch] text-small text-muted">{words.text}</p>
          <p role="status" className="mt-3 min-h-5 text-fine font-semibold text-pine-700">
            {seen ? words.count[seen.chosen] : null}
          </p>
        </div>
        <div>
          <TextField
            name="email"
            label={words.email}
            hint={words.hint}
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
            className="mt-row"
          >
            {words.submit}
          </Button>
          <p className="mt-3 text-fine text-subtle">{words.privacy}</p>
        </div>
      </Card>
    </div>
  );
}

function GuideChoice() {
  const { errors } = useFormState();
  const error = errors[guidesField];
  const id = fieldId(guidesField);
  return (
    <fieldset aria-labelledby={titleId} aria-describedby={error ? `${id}-error` : undefined}>
      {error ? (
        <div className="mb-4">
          <FieldError name={guidesField} error={error} />
        </div>
      ) : null}
      <div className="grid gap-5 lg:grid-cols-2">
        {guides.map((guide, nth) => (
          <GuideCard key={guide.id} guide={guide} controlId={nth === 0 ? id : `${id}-${nth + 1}`} />
        ))}
      </div>
    </fieldset>
  );
}

async function loadValidator() {
  return (await import("~/leads/validator")).guidesValidator;
}
