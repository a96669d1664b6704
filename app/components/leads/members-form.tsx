import { useState } from "react";
import { Card } from "~/components/ui/card";
import { FormCard } from "~/components/ui/form-card";
import { ai4b } from "~/content/pages/ai4b";
import { CheckedForm } from "~/forms/checked-form";
import { ErrorSummary } from "~/forms/error-summary";
import { FormGuards } from "~/forms/form-guards";
import { SubmitButton } from "~/forms/submit-button";
import { TextField } from "~/forms/text-field";
import { membersOfferFields, type LeadInput } from "~/leads/submission";
import { href } from "~/lib/href";
import { DoneHeading } from "~/components/ui/done-heading";
import { postLead, Refusal } from "./post-lead";
import type { Returned } from "./returned";

const { form: words, success } = ai4b;

/** The form, and the thank-you panel in its place. */
export function MembersCard({
  token,
  returned,
  wasSent,
}: {
  token: string;
  returned: Returned;
  wasSent: boolean;
}) {
  const [sent, setSent] = useState(wasSent);
  const [problem, setProblem] = useState(returned.problem);

  const send = async ([lead]: readonly LeadInput[]) => {
    if (!lead) return;
    setProblem(null);
    const { firstName, lastName, email } = lead;
    try {
      await postLead("ai4b-submission", { firstName, lastName, email }, token);
      setSent(true);
    } catch (error) {
      setProblem(error instanceof Refusal ? (error.said ?? words.failed) : words.network);
    }
  };

  if (sent) {
    return (
      <Card className="on-paper shadow-e2">
        <DoneHeading icon="mail" title={success.title} />
        <p className="mt-3 text-muted">{success.text}</p>
      </Card>
    );
  }
  return (
    <FormCard id="members-form" title={words.title}>
      <CheckedForm
        action={href("ai4b")}
        labelledBy="members-form"
        kept={returned.kept}
        errors={returned.errors}
        loadValidator={loadValidator}
        onValid={send}
        className="relative space-y-row"
      >
        <ErrorSummary title={words.problemTitle} fields={membersOfferFields} problem={problem} />
        <FormGuards token={token} trapLabel={words.trapLabel} />
        <TextField name="firstName" label={words.firstName} required autoComplete="given-name" />
        <TextField name="lastName" label={words.lastName} required autoComplete="family-name" />
        <TextField
          name="email"
          label={words.email}
          type="email"
          required
          autoComplete="email"
          spellCheck={false}
        />
        <SubmitButton idle={words.submit} busy={words.busy} />
        <p className="text-fine text-subtle">{words.privacy}</p>
      </CheckedForm>
    </FormCard>
  );
}

async function loadValidator() {
  return (await import("~/leads/validator")).membersOfferValidator;
}
