import type { FieldTexts } from "~/components/forms/form-context";

/** What came back from the server after a post without script. */
export type Returned = {
  /** What is wrong beside the fields. */
  readonly problem: string | null;
  readonly errors: FieldTexts;
  readonly kept: FieldTexts;
};

export const untouched: Returned = { problem: null, errors: {}, kept: {} };

/** `action`: the page's own path. */
export type LeadFormProps = {
  readonly action: string;
  readonly token: string;
  readonly returned: Returned;
};
