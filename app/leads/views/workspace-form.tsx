import { useState, type ReactNode } from "react";
import { CheckedForm, FormGuards, SubmitButton } from "~/components/forms/checked-form";
import { ErrorSummary } from "~/components/forms/error-summary";
import { TextField } from "~/components/forms/fields";
import { Room, useSameRoom } from "~/components/forms/same-room";
import { FormCard } from "~/components/ui/card";
import { showToast } from "~/components/ui/toaster";
import { workspaceForm as words } from "~/content/pages/free-workspace-email-form";
import type { LeadInput } from "../submission";
import type { LeadFormProps } from "./returned";

const { failed } = words;

/** The form, and the success view in its place. */
export function WorkspaceForm({ action, token, returned }: LeadFormProps) {
  const [done, setDone] = useState<ReactNode>(null);
  const [problem, setProblem] = useState(returned.problem);
  const { room, hold } = useSameRoom();

  const send = async ([lead]: readonly LeadInput[]) => {
    if (!lead) return;
    setProblem(null);
    const { sendAddress, WorkspaceDone } = await load();
    if (await sendAddress(action, lead.email, token)) {
      hold();
      return setDone(<WorkspaceDone address={lead.email} />);
    }
    setProblem(failed.text);
    showToast(failed, "error");
  };

  if (done) return <Room of={room}>{done}</Room>;
  return (
    <Room of={room}>
      <FormCard id="workspace-form" title={words.title}>
        <CheckedForm
          action={action}
          labelledBy="workspace-form"
          kept={returned.kept}
          errors={returned.errors}
          loadValidator={async () => (await load()).validator}
          onValid={send}
          onInvalid={async () => {
            setProblem(null);
            (await load()).tellMistake();
          }}
          onUnreachable={() => setProblem(words.unreachable)}
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
    </Room>
  );
}

function load() {
  return import("./workspace-later");
}
