import { z } from "zod";

/** Faults a test may order for the next calls of an operation. */

const fault = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    status: z.number().int().min(300).max(599),
    /** Seconds as a number; `"date"` sends `retryAfterSeconds` from now as an HTTP date. */
    retryAfterSeconds: z.number().nonnegative().optional(),
    retryAfterAs: z.enum(["seconds", "date"]).default("seconds"),
    code: z.string().optional(),
  }),
  /** Never answers; `after`: the call has had its effect. */
  z.object({ kind: z.literal("timeout"), effect: z.enum(["before", "after"]) }),
  /** Cuts the connection. */
  z.object({ kind: z.literal("reset"), effect: z.enum(["before", "after"]) }),
  /** 200 with a body that is no JSON, after the effect. */
  z.object({ kind: z.literal("garbage") }),
  /** Refuses although the call has had its effect. */
  z.object({ kind: z.literal("refused_after"), status: z.number().int().min(400).max(599) }),
  /** Answers late; whatever the vendor knows of the call is in flight meanwhile. */
  z.object({ kind: z.literal("slow"), milliseconds: z.number().int().positive() }),
]);

export type Fault = z.output<typeof fault>;

/** For a vendor with these operations; `*` stands for any of them. */
export function faultRuleFor<Name extends string>(operations: readonly [Name, ...Name[]]) {
  return z.object({
    operation: z.enum([...operations, "*"]),
    times: z.number().int().positive().default(1),
    fault,
  });
}

export type FaultRule = {
  readonly operation: string;
  readonly times: number;
  readonly fault: Fault;
};

/** The fault for this call, counted down; null when none is ordered. */
export function takeFault(faults: FaultRule[], operation: string): Fault | null {
  const index = faults.findIndex((rule) => rule.operation === operation || rule.operation === "*");
  const rule = faults[index];
  if (!rule) return null;
  if (rule.times > 1) faults[index] = { ...rule, times: rule.times - 1 };
  else faults.splice(index, 1);
  return rule.fault;
}
