import { useState, type ReactNode } from "react";
import { FormCard } from "~/components/ui/form-card";
import { membersForm as words } from "~/content/pages/ai4b-form";
import { CheckedForm } from "~/forms/checked-form";
import { ErrorSummary } from "~/forms/error-summary";
import { FormGuards } from "~/forms/form-guards";
import { SubmitButton } from "~/forms/submit-button";
import { TextField } from "~/forms/text-field";
import { membersOfferFields, type LeadInput } from "~/leads/submission";
import type { LeadFormProps } from "./returned";

/** The form, and the thank-you panel in its place. */
export function MembersForm({ action, token, returned }: LeadFormProps) {
  const [done, setDone] = useState<ReactNode>(null);
  const [problem, setProblem] = useState(returned.problem);

  const send = async ([lead]: readonly LeadInput[]) => {
    if (!lead) return;
    setProblem(null);
    const { sendMember, MembersDone } = await load();
    const failure = await sendMember(lead, token);
    if (failure === null) setDone(<MembersDone />);
    else setProblem(failure);
  };

  if (done) return done;
  return (
    <FormCard id="members-form" title={words.title}>
      <CheckedForm
        action={action}
        labelledBy="members-form"
        kept={returned.kept}
        errors={returned.errors}
        loadValidator={async () => (await load()).validator}
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

function load() {
  return import("./members-later");
}
