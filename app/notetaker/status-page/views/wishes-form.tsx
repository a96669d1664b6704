import { useMemo } from "react";
import { CheckboxField, SelectField } from "~/components/forms/fields";
import { FormContext } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { automatic, recordings, withoutSummary, type Wishes } from "../../changes/wishes";
import { statusWords } from "../status-words";
import { FoldOut } from "./fold-out";

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
    <FoldOut label={words.open}>
      <form method="post" action={action} aria-label={actions.wishes.title} className="space-y-row">
        <FormContext.Provider value={state}>
          <div className="grid gap-x-5 gap-y-row md:grid-cols-2">
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
          </div>
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
    </FoldOut>
  );
}
