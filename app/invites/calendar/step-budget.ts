/** Counts work in steps (about 0.5 µs each) instead of time, so that a mail always gets the same answer. */
export type StepBudget = {
  readonly spend: (steps: number) => void;
  readonly spent: () => number;
};

class BudgetError extends Error {}

export function tooMuch(): never {
  throw new BudgetError();
}

export function stepBudget(limit: number): StepBudget {
  let spent = 0;
  return {
    spend(steps) {
      if (spent + steps > limit) tooMuch();
      spent += steps;
    },
    spent: () => spent,
  };
}

export function withinBudget<Result>(work: () => Result) {
  try {
    return { ok: true, result: work() } as const;
  } catch (error) {
    if (error instanceof BudgetError) return { ok: false } as const;
    throw error;
  }
}
