import { useMemo } from "react";
import { ErrorSummary } from "~/components/forms/error-summary";
import { EmailField } from "~/components/forms/fields";
import { FormContext } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { statusWords } from "../status-words";
import { actionUrl, type FormState } from "./actions";

const words = statusWords.actions.correct_address;

/** A form for another address while mail to the present one bounces. */
export function CorrectAddress({ form: { token, kept, errors } }: { form: FormState }) {
  const state = useMemo(() => ({ errors, attempts: 0, kept, busy: false }), [errors, kept]);
  return (
    <Card className="on-paper mt-6 max-w-column">
      <form
        method="post"
        action={actionUrl(token)}
        aria-label={words.title}
        noValidate
        className="space-y-row"
      >
        <h2 className="text-h3">{words.title}</h2>
        <p className="text-small text-muted">{words.text}</p>
        <FormContext.Provider value={state}>
          <ErrorSummary title={statusWords.problemTitle} fields={["email"]} />
          <EmailField label={statusWords.newAddress} />
        </FormContext.Provider>
        <Button type="submit" name="do" value="correct_address">
          {words.button}
        </Button>
      </form>
    </Card>
  );
}
