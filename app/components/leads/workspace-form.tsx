import { useState, type ReactNode } from "react";
import { FormCard } from "~/components/ui/form-card";
import { showToast } from "~/components/ui/toaster";
import { workspaceForm as words } from "~/content/pages/free-workspace-email-form";
import { CheckedForm } from "~/forms/checked-form";
import { ErrorSummary } from "~/forms/error-summary";
import { FormGuards } from "~/forms/form-guards";
import { SubmitButton } from "~/forms/submit-button";
import { TextField } from "~/forms/text-field";
import type { LeadInput } from "~/leads/submission";
import type { LeadFormProps } from "./returned";

const { failed } = words;

/** The form, and the success view in its place. */
export function WorkspaceForm({ action, token, returned }: LeadFormProps) {
  const [done, setDone] = useState<ReactNode>(null);
  const [problem, setProblem] = useState(returned.problem);

  const send = async ([lead]: readonly LeadInput[]) => {
    if (!lead) return;
    setProblem(null);
    const { sendAddress, WorkspaceDone } = await load();
    if (await sendAddress(action, lead.email, token)) {
      return setDone(<WorkspaceDone address={lead.email} />);
    }
    setProblem(failed.text);
    showToast(failed, "error");
  };

  if (done) return done;
  return (
    <FormCard id="workspace-form" title={words.title}>
      <CheckedForm
        action={action}
        labelledBy="workspace-form"
        kept={returned.kept}
        errors={returned.errors}
        loadValidator={async () => (await load()).validator}
        onValid={send}
        onInvalid={async () => (await load()).tellMistake()}
        className="relative space-y-row"
      >
        <ErrorSummary
          title={problem === failed.text ? failed.title : words.problemTitle}
          fields={["email"]}
          problem={problem}
        />
        <FormGuards token={token} trapLabel={words.trapLabel} />
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
  return import("./workspace-later");
}
