import { useState, type ReactNode } from "react";
import { CheckedForm, FormGuards, SubmitButton } from "~/components/forms/checked-form";
import { ErrorSummary } from "~/components/forms/error-summary";
import { TextField } from "~/components/forms/fields";
import { Room, useSameRoom } from "~/components/forms/same-room";
import { FormCard } from "~/components/ui/card";
import { membersForm as words } from "~/content/pages/ai4b-form";
import { membersOfferFields, type LeadInput } from "../submission";
import type { LeadFormProps } from "./returned";

/** The form, and the thank-you panel in its place. */
export function MembersForm({ action, token, returned }: LeadFormProps) {
  const [done, setDone] = useState<ReactNode>(null);
  const [problem, setProblem] = useState(returned.problem);
  const { room, hold } = useSameRoom();

  const send = async ([lead]: readonly LeadInput[]) => {
    if (!lead) return;
    setProblem(null);
    const { sendMember, MembersDone } = await load();
    const failure = await sendMember(lead, token);
    if (failure !== null) return setProblem(failure);
    hold();
    setDone(<MembersDone address={lead.email} />);
  };

  if (done) return <Room of={room}>{done}</Room>;
  return (
    <Room of={room}>
      <FormCard id="members-form" title={words.title}>
        <CheckedForm
          action={action}
          labelledBy="members-form"
          kept={returned.kept}
          errors={returned.errors}
          loadValidator={async () => (await load()).validator}
          onValid={send}
          onInvalid={() => setProblem(null)}
          nativeRules
          onUnreachable={() => setProblem(words.unreachable)}
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
    </Room>
  );
}

function load() {
  return import("./members-later");
}
