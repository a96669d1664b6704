import { useState } from "react";
import { Card } from "~/components/ui/card";
import { FormCard } from "~/components/ui/form-card";
import { showToast } from "~/components/ui/toaster";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { CheckedForm } from "~/forms/checked-form";
import { ErrorSummary } from "~/forms/error-summary";
import { tokenField } from "~/forms/form-fields";
import { FormGuards } from "~/forms/form-guards";
import { SubmitButton } from "~/forms/submit-button";
import { TextField } from "~/forms/text-field";
import type { LeadInput } from "~/leads/submission";
import { href } from "~/lib/href";
import { DoneHeading } from "~/components/ui/done-heading";
import type { Returned } from "./returned";

const { form: words, success, toasts } = freeWorkspaceEmail;

/** Decisions 3.5: "Sending..." is seen for at least as long. */
const shortestMs = 1_000;
const timeoutMs = 15_000;

/** `address`: null if it is not known any more. */
export type Sent = { readonly address: string | null };

/** The form, and the success view in its place. */
export function WorkspaceCard({
  token,
  returned,
  wasSent,
}: {
  token: string;
  returned: Returned;
  wasSent: Sent | null;
}) {
  const [sent, setSent] = useState(wasSent);
  const [problem, setProblem] = useState(returned.problem);

  const send = async ([lead]: readonly LeadInput[]) => {
    if (!lead) return;
    setProblem(null);
    const [stored] = await Promise.all([post(lead.email, token), pause(shortestMs)]);
    if (stored) return setSent({ address: lead.email });
    setProblem(toasts.failed.text);
    showToast(toasts.failed, "error");
  };

  if (sent) return <Success {...sent} />;
  return (
    <FormCard id="workspace-form" title={words.title}>
      <CheckedForm
        action={href("free-workspace-email")}
        labelledBy="workspace-form"
        kept={returned.kept}
        errors={returned.errors}
        loadValidator={loadValidator}
        onValid={send}
        onInvalid={() => showToast(toasts.invalid, "error")}
        className="relative space-y-row"
      >
        <ErrorSummary
          title={problem === toasts.failed.text ? toasts.failed.title : words.problemTitle}
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

function Success({ address }: Sent) {
  return (
    <Card className="on-paper shadow-e2">
      <DoneHeading icon="mail" title={success.title} />
      <p className="mt-3 text-muted">
        {address === null ? (
          success.sent
        ) : (
          <>
            {success.sentTo} <strong className="font-semibold text-fg">{address}</strong>.
          </>
        )}
      </p>
      <p className="mt-2 text-muted">{success.spam}</p>
    </Card>
  );
}

/** The same post as without script, whose redirect means that it was stored. */
async function post(email: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(href("free-workspace-email"), {
      method: "POST",
      credentials: "include",
      body: new URLSearchParams({ email, [tokenField]: token }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.type === "opaqueredirect";
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function loadValidator() {
  return (await import("~/leads/validator")).workspaceValidator;
}
