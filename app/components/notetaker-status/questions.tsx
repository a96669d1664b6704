import { Card } from "~/components/ui/card";
import { statusWords } from "~/content/pages/notetaker-status";
import type { Question, StatusView } from "~/notetaker/status-view";
import { ActionForm } from "./action-form";

const words = statusWords.questions;

/** Who asked the owner for the notes, each with its two buttons. Stands on ink, where nobody overlooks it. */
export function Questions({ view, token }: { view: StatusView; token: string }) {
  if (view.questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="mt-8 max-w-column">
      <h2 id="questions" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-2 text-small text-on-dark-muted">{words.text}</p>
      <Card className="on-paper mt-4 divide-y divide-paper-200 py-1! sm:py-1!">
        {view.questions.map((question) => (
          <Row key={question.askerId} question={question} token={token} />
        ))}
      </Card>
    </section>
  );
}

function Row({ question, token }: { question: Question; token: string }) {
  const { askerId, who, standing } = question;
  const isOpen = standing === "asking";
  const { share, decline } = statusWords.actions;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
      <p className="min-w-0 basis-full wrap-anywhere">
        {isOpen ? words.asks(who) : words.declined(who)}
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionForm
          action="share"
          token={token}
          asker={askerId}
          {...(isOpen ? {} : { look: { variant: "secondary" } })}
        >
          {share.button}
        </ActionForm>
        {isOpen ? (
          <ActionForm
            action="decline"
            token={token}
            asker={askerId}
            look={{ variant: "secondary" }}
          >
            {decline.button}
          </ActionForm>
        ) : null}
      </div>
    </div>
  );
}
