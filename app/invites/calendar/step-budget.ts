/**
 * How much work a stranger's text may cause. It is counted, not timed, so that the same mail always gets
 * the same answer: a step is what takes about half a microsecond, and what takes longer counts as several
 * (`costs`).
 */
export type StepBudget = {
  /** Throws `BudgetError` instead of going beyond the limit. */
  readonly spend: (steps: number) => void;
  readonly spent: () => number;
};

class BudgetError extends Error {}

/** Gives up work that is beyond another bound. */
export function tooMuch(): never {
  throw new BudgetError();
}

/** What a part of a larger piece of work spends is spent there too. */
export function stepBudget(limit: number, whole?: StepBudget): StepBudget {
  let spent = 0;
  return {
    spend(steps) {
      if (spent + steps > limit) tooMuch();
      whole?.spend(steps);
      spent += steps;
    },
    spent: () => spent,
  };
}

export type Bounded<Result> =
  { readonly ok: true; readonly result: Result } | { readonly ok: false };

/** `ok` is false when the work was given up because it went beyond its budget. */
export function withinBudget<Result>(work: () => Result): Bounded<Result> {
  try {
    return { ok: true, result: work() };
  } catch (error) {
    if (error instanceof BudgetError) return { ok: false };
    throw error;
  }
}
