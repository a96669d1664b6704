import { z } from "zod";

/** Faults for the next calls; `after`: the lead is taken all the same. */
export const faultRule = z.object({
  times: z.number().int().positive().default(1),
  fault: z.object({
    kind: z.literal("status"),
    status: z.number().int().min(300).max(599),
    effect: z.enum(["before", "after"]).default("before"),
    retryAfterSeconds: z.number().int().nonnegative().optional(),
    retryAfterAs: z.enum(["seconds", "date"]).default("seconds"),
  }),
});

export type FaultRule = z.output<typeof faultRule>;
type Fault = FaultRule["fault"];

/** Takes the first fault off the list, or counts it down; null when none is ordered. */
export function takeFault(rules: FaultRule[]): Fault | null {
  const [rule] = rules;
  if (!rule) return null;
  if (rule.times > 1) rules[0] = { ...rule, times: rule.times - 1 };
  else rules.shift();
  return rule.fault;
}

export function faultHeaders(fault: Fault, now: number): Record<string, string> {
  const { retryAfterSeconds: seconds, retryAfterAs } = fault;
  const wish = retryAfterAs === "date" ? new Date(now + (seconds ?? 0) * 1000).toUTCString() : null;
  return {
    ...(seconds === undefined ? {} : { "retry-after": wish ?? String(seconds) }),
  };
}
