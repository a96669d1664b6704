import { useEffect, useRef, useState } from "react";
import { EmailField, FieldError } from "~/components/forms/fields";
import { fieldId, useFormField, useFormState } from "~/components/forms/form-context";
import { ActionLink } from "~/components/sections/action";
import { Alert, DoneHeading } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { freeResources, guideAuthors } from "~/content/pages/free-resources";
import { type Guide, guides } from "~/content/shared/guides";
import { type DoneProps, LeadFormView, type LeadFormProps, MailNotes, SentTo } from "./lead-form";
import { guidesField, guidesForm } from "./schema";

const { form: words, guides: cardWords, success } = freeResources;

export function GuidesForm(props: LeadFormProps) {
  return (
    <LeadFormView
      {...props}
      form={guidesForm}
      words={words}
      Done={GuidesDone}
      toasts={{
        failed: words.failed,
        invalid: (errors) => (errors[guidesField] ? words.none : null),
        success: words.success,
      }}
      isCard={false}
    >
      <GuidesFields />
    </LeadFormView>
  );
}

/** The script disables the button while the address is empty; without script it is never disabled. */
function GuidesFields() {
  const { busy } = useFormState();
  const fields = useRef<HTMLDivElement>(null);
  const [isEmailEmpty, setEmailEmpty] = useState(false);
  const [chosenCount, setChosenCount] = useState<number | null>(null);
  const readFields = () => {
    const email = fields.current?.querySelector<HTMLInputElement>("input[type=email]");
    setEmailEmpty(email?.value.trim() === "");
    setChosenCount(fields.current?.querySelectorAll(":checked").length ?? 0);
  };
  useEffect(readFields, []);

  return (
    <div ref={fields} onInput={readFields}>
      <GuideChoice />
      <div className="mt-5 grid gap-x-5 gap-y-6 rounded-tile bg-pine-100 p-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-h3">{words.heading}</h2>
          <p className="mt-2 text-small text-muted">{words.text}</p>
          <p
            role="status"
            className={`mt-3 min-h-5 text-small ${chosenCount ? "font-semibold text-pine-700" : "text-muted"}`}
          >
            {chosenCount === null ? null : words.count[chosenCount]}
          </p>
        </div>
        <div className="grid gap-x-4 sm:grid-cols-[1fr_auto]">
          <EmailField label={words.email} />
          <Button
            type="submit"
            block
            busy={busy}
            disabled={busy || isEmailEmpty}
            className="self-start max-sm:mt-row sm:mt-7"
          >
            {words.submit}
          </Button>
          <p className="mt-3 text-fine text-muted sm:col-span-2">{words.privacy}</p>
        </div>
      </div>
    </div>
  );
}

function GuideChoice() {
  const { error } = useFormField(guidesField);
  const id = fieldId(guidesField);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{words.title}</legend>
      {error ? (
        <div className="mb-4">
          <FieldError name={guidesField} error={error} />
        </div>
      ) : null}
      <div className="grid gap-x-18 gap-y-9 lg:grid-cols-2">
        {guides.map((guide, nth) => (
          // The error summary links to the first checkbox.
          <GuideCard key={guide.id} guide={guide} controlId={nth === 0 ? id : `${id}-${nth + 1}`} />
        ))}
      </div>
    </fieldset>
  );
}

/** The checkbox is as large as its card, so a click anywhere ticks it, without script as well. */
function GuideCard({ guide, controlId }: { guide: Guide; controlId: string }) {
  const { defaultValue } = useFormField(guide.id);
  const author = guideAuthors[guide.id];
  return (
    <div className="group relative flex flex-col gap-6 border-t border-fg pt-5">
      <input
        type="checkbox"
        id={controlId}
        name={guide.id}
        defaultChecked={Boolean(defaultValue)}
        aria-describedby={`${controlId}-text`}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-small"
      />
      <div className="pointer-events-none relative grid grow grid-cols-[7rem_1fr] content-start gap-x-4 gap-y-4 sm:grid-cols-[12rem_1fr] sm:gap-x-6">
        <div className="sm:row-span-3">
          <Cover guide={guide} />
        </div>
        <div>
          <p className="text-small font-semibold text-pine-700">{guide.audience}</p>
          <h3 className="mt-1.5 text-h3">
            <label htmlFor={controlId} className="pointer-events-auto cursor-pointer">
              {guide.title}
            </label>
          </h3>
        </div>
        <p id={`${controlId}-text`} className="text-small text-muted max-sm:col-span-2">
          {guide.description}
        </p>
        <CheckList items={guide.inside} className="max-sm:col-span-2 sm:col-start-2" />
      </div>
      <div className="pointer-events-none relative flex items-center gap-3 border-t border-paper-200 pt-5 text-small">
        <Portrait of={author} />
        <p className="mr-auto">
          <span className="block font-semibold">{cardWords.by(author.name)}</span>
          <span className="block text-muted">{author.role}</span>
        </p>
        {/* Specified: a download button that is disabled until the guide is out. */}
        <button type="button" disabled className="shrink-0 font-semibold text-muted">
          {cardWords.button}
        </button>
      </div>
      <span
        aria-hidden="true"
        className="pointer-events-none relative flex min-h-12 items-center justify-center gap-3 rounded-button border border-control px-5 font-semibold group-has-checked:border-pine-600 group-has-checked:bg-pine-100 group-has-checked:text-pine-700"
      >
        <span className="grid size-6 place-items-center rounded-[.375rem] border-2 border-control bg-paper-0 text-transparent group-has-checked:border-pine-600 group-has-checked:bg-pine-600 group-has-checked:text-paper-0">
          <Icon name="check" className="size-4" />
        </span>
        {cardWords.notify}
      </span>
    </div>
  );
}

function Cover({ guide: { imgSrc, figure, coverText } }: { guide: Guide }) {
  return (
    <div className="pointer-events-none relative font-display text-paper-0">
      <img src={imgSrc} alt="" width={288} height={384} className="w-full rounded-small" />
      <p
        aria-hidden="true"
        className="absolute inset-0 flex flex-col justify-between p-3.5 pl-5 leading-[1.25] font-semibold"
      >
        <span className="text-price">{figure}</span>
        <span className="max-sm:hidden">{coverText}</span>
      </p>
      <p className="absolute inset-x-0 top-[38%] bg-ink-950 py-1.5 text-center font-body text-badge font-semibold tracking-[.08em] text-lime-300">
        {cardWords.overlay}
      </p>
    </div>
  );
}

export function GuidesDone({ sent }: DoneProps) {
  const { title, text, confirmed, notes, help, home } = success;
  const chosen = guides.filter((guide) => sent.some(({ guideName }) => guideName === guide.title));
  return (
    <Card className="mx-auto max-w-panel">
      <DoneHeading icon="circle-check" title={title} />
      <p className="mt-4 text-muted">
        {text} <SentTo sent={sent} page="free-resources" />
      </p>
      <div className="mt-6 grid gap-4">
        <Alert tone="success" title={confirmed.title}>
          <p>{confirmed.text}</p>
        </Alert>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-[9rem_9rem]">
          {chosen.map((guide) => (
            <li key={guide.id} className="min-w-0">
              <Cover guide={guide} />
              <p className="mt-2 text-fine font-semibold">{guide.title}</p>
            </li>
          ))}
        </ul>
        <div className="rounded-tile border border-paper-200 bg-paper-50 p-4">
          <h3 className="text-h3">{help.title}</h3>
          <p className="mt-1.5 text-small text-muted">{help.text}</p>
          <ActionLink action={help.action} className="mt-4 max-phone:w-full" />
        </div>
        <MailNotes {...notes} />
      </div>
      <ActionLink action={home} variant="secondary" className="mt-3 max-phone:w-full" />
    </Card>
  );
}
