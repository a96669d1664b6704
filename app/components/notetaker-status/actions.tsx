import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { statusWords } from "~/content/pages/notetaker-status";
import type { FieldTexts } from "~/forms/form-context";
import { href } from "~/lib/href";
import type { ControlAction } from "~/notetaker/control";
import type { StatusView } from "~/notetaker/status-view";
import { ActionForm } from "./action-form";
import { RescheduleForm } from "./reschedule-form";

export type FormState = {
  readonly token: string;
  /** The earliest day that the date field offers, "2026-06-12". */
  readonly firstDay: string;
  readonly kept: FieldTexts;
  readonly errors: FieldTexts;
};

/** What can be done now, one row each. Every one works as a plain form or link. */
export function Actions({ view, form }: { view: StatusView; form: FormState }) {
  if (view.actions.length === 0) return null;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="text-h3">
        {statusWords.actionsTitle}
      </h2>
      <Card className="mt-5 divide-y divide-paper-200 py-2! sm:py-2!">
        {view.actions.map((action) => (
          <Row key={action} action={action} view={view} form={form} />
        ))}
      </Card>
    </section>
  );
}

function Row({ action, view, form }: { action: ControlAction; view: StatusView; form: FormState }) {
  const { title, text } = wordsOf(action, view);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 has-[[open]]:items-start">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-ui">{title}</h3>
        <p className="mt-1 text-small text-muted">{text}</p>
      </div>
      <Control action={action} view={view} form={form} />
    </div>
  );
}

function Control({
  action,
  view,
  form,
}: {
  action: ControlAction;
  view: StatusView;
  form: FormState;
}) {
  const { token, firstDay, kept, errors } = form;
  const { button } = wordsOf(action, view);
  switch (action) {
    case "reschedule":
      return (
        <RescheduleForm
          token={token}
          firstDay={firstDay}
          kept={{ ...view.chosen, ...kept }}
          errors={errors}
        />
      );
    case "delete":
      return (
        <ButtonLink
          variant="danger"
          href={href("notetaker-status", { query: { token, confirm: "delete" } })}
        >
          {statusWords.deleteLink}
        </ButtonLink>
      );
    case "mail_transcript":
    case "send_own":
    case "send_again":
      return (
        <ActionForm action={action} token={token}>
          {button}
        </ActionForm>
      );
    case "cancel":
    case "stop":
    case "leave":
      return (
        <ActionForm action={action} token={token} look={{ variant: "secondary" }}>
          {button}
        </ActionForm>
      );
    // Beside each question, and each request that waits.
    case "confirm":
    case "none_mine":
    case "share":
    case "decline":
      return null;
  }
}

function wordsOf(action: ControlAction, { standing }: StatusView) {
  const isTakenBack = action === "leave" && standing !== "recipient";
  return isTakenBack ? statusWords.takeBack : statusWords.actions[action];
}
