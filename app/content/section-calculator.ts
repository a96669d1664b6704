import type { Action, Ground } from "./action";

type NumberField = {
  readonly label: string;
  /** What it says before anybody changes it. */
  readonly value: number;
  readonly max: number;
};

/** What manual work costs, worked out from two numbers in the query string. Sums in US dollars. */
export type CalculatorSection = {
  readonly kind: "calculator";
  readonly id: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede: string;
  readonly hours: NumberField;
  readonly rate: NumberField;
  readonly button: string;
  readonly resultLabel: string;
  /** Units behind the three figures. */
  readonly results: { readonly hours: string; readonly month: string; readonly year: string };
  readonly note: string;
  readonly action: Action;
};
