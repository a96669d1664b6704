import { useEffect } from "react";
import { keepInTab, readFromTab } from "~/lib/browser/tab-storage";
import { type FieldTexts, tokenField, trapField } from "./form-context";

/**
 * What stands in a form, kept in the browser's tab until it was taken: it comes back after a reload, a
 * crash, an error page and Back. A form is named by its `action`.
 */
type Draft = { readonly answers: FieldTexts; readonly posted: boolean };

const keyOf = (action: string) => `draft ${action}`;

export function keepDraft(action: string, answers: FieldTexts, { posted = false } = {}): void {
  const isEmpty = Object.values(answers).every((text) => !text);
  keepInTab(keyOf(action), isEmpty ? null : ({ answers, posted } satisfies Draft));
}

export function forgetDraft(action: string): void {
  keepInTab(keyOf(action), null);
}

/**
 * For the view that follows a post. Its address may be somebody else's: what this tab has not posted is
 * kept.
 */
export function useTakenDraft(action: string, isTaken: boolean): void {
  useEffect(() => {
    if (isTaken && readDraft(action)?.posted) forgetDraft(action);
  }, [action, isTaken]);
}

function readDraft(action: string): Draft | null {
  return readFromTab(keyOf(action)) as Draft | null;
}

/** What was typed or ticked. */
export function answersIn(form: HTMLFormElement): FieldTexts {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => name !== tokenField && name !== trapField && typeof value === "string",
  );
  return Object.fromEntries(entries) as FieldTexts;
}

/** Fills in what is untouched; what stands there already is newer than the draft. */
export function fillFromDraft(action: string, form: HTMLFormElement): void {
  const answers = readDraft(action)?.answers ?? {};
  for (const field of form.elements) {
    const text = "name" in field ? answers[String(field.name)] : undefined;
    if (text && fillIn(field, text)) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function fillIn(field: Element, text: string): boolean {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (field.checked) return false;
    field.checked = true;
    return true;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false;
  if (field.value !== "") return false;
  field.value = text;
  return true;
}
