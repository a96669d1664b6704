import { useMemo } from "react";
import { CheckboxField, SelectField } from "~/components/forms/fields";
import { FormContext } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { automatic, recordings, withoutSummary, type Wishes } from "../../changes/wishes";
import { statusWords } from "../page-words";

const { wishes: words, actions } = statusWords;

export type ShownWishes = Wishes & {
  /** Whether it may still be told what to record. */
  readonly isRecordingOpen: boolean;
  readonly isLanguageOpen: boolean;
  /** Whoever is told no language finds out which is spoken. */
  readonly isDetected: boolean;
  /** What the provider can be told to listen for, by name. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
};

/** What the notetaker is to record, and what becomes of it. Folds out on a click. */
export function WishesForm({ wishes, action }: { wishes: ShownWishes; action: string }) {
  const { language, audioOnly, summarised, languages } = wishes;
  const recording = audioOnly ? "audio" : "video";
  const unsaid = wishes.isDetected ? words.automatic : words.meetings;
  const fixed = wishes.isLanguageOpen
    ? undefined
    : languages.find(({ value }) => value === language);
  const settled = [
    words.recordings[recording],
    ...(fixed ? [words.transcriptIn(fixed.label)] : []),
  ];
  const state = useMemo(() => {
    const kept = {
      language: language ?? automatic,
      recording,
      summary: summarised ? undefined : withoutSummary,
    };
    return { errors: {}, judged: 0, kept, busy: false };
  }, [language, recording, summarised]);
  return (
    <details className="group/wishes">
      <summary className="inline-flex min-h-12 items-center gap-2 rounded-button border border-edge bg-paper-0 px-5.5 py-2.5 text-ui font-semibold hover:border-control hover:bg-paper-50">
        {words.open}
        <Icon name="chevron-down" className="size-5 group-open/wishes:rotate-180" />
      </summary>
      <form
        method="post"
        action={action}
        aria-label={actions.wishes.title}
        className="mt-5 max-w-form space-y-row"
      >
        <FormContext.Provider value={state}>
          {wishes.isLanguageOpen ? (
            <SelectField
              name="language"
              label={words.language}
              choices={[{ value: automatic, label: unsaid }, ...languages]}
            />
          ) : null}
          {wishes.isRecordingOpen ? (
            <SelectField
              name="recording"
              label={words.recording}
              choices={recordings.map((value) => ({ value, label: words.recordings[value] }))}
            />
          ) : (
            <p className="text-small text-muted">{words.settled(settled.join(", "))}</p>
          )}
          <div>
            <CheckboxField name="summary" value={withoutSummary}>
              {words.noSummary}
            </CheckboxField>
            <p className="text-fine text-subtle">{words.noSummaryNote}</p>
          </div>
        </FormContext.Provider>
        <Button type="submit" name="do" value="wishes">
          {actions.wishes.button}
        </Button>
      </form>
    </details>
  );
}
