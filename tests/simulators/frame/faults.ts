import type { ServerResponse } from "node:http";
import { z } from "zod";

const fault = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    status: z.number().int().min(300).max(599),
    retryAfterSeconds: z.number().nonnegative().optional(),
    code: z.string().optional(),
  }),
  /** Cuts the connection; `after`: the call has had its effect. */
  z.object({ kind: z.literal("reset"), effect: z.enum(["before", "after"]) }),
  /** 200 with a body that is no JSON, after the effect. */
  z.object({ kind: z.literal("garbage") }),
  /** Refuses although the call has had its effect. */
  z.object({ kind: z.literal("refused_after"), status: z.number().int().min(400).max(599) }),
]);

export type Fault = z.output<typeof fault>;

/** A fault for the next calls of an operation, as a test orders it; `*` stands for any operation. */
export const faultRule = z.object({
  operation: z.string(),
  times: z.number().int().positive().default(1),
  fault,
});

export type FaultRule = z.output<typeof faultRule>;

/** Returns the fault for this call, counted down; null when none is ordered. */
export function takeFault(faults: FaultRule[], operation: string): Fault | null {
  const index = faults.findIndex((rule) => rule.operation === operation || rule.operation === "*");
  const rule = faults[index];
  if (!rule) return null;
  if (rule.times > 1) faults[index] = { ...rule, times: rule.times - 1 };
  else faults.splice(index, 1);
  return rule.fault;
}

/** Cuts the connection if the fault says so. Returns true if the connection was cut. */
export function isCut(
  fault: Fault | null,
  effect: "before" | "after",
  { socket }: ServerResponse,
): boolean {
  if (fault?.kind !== "reset" || fault.effect !== effect) return false;
  socket?.resetAndDestroy();
  return true;
}
