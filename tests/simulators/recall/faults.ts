import { faultRuleFor, type Fault } from "../frame/faults.ts";
import { operationNames } from "./operations.ts";
import type { Reply, Sim } from "./state.ts";

/**
 * What is handled by the API itself (400, 507) is remembered under the idempotency key, like any finished
 * answer (https://docs.recall.ai/reference/idempotency); what stands in front of it (401, 402, 403, 429,
 * 5xx, cut connections) is not.
 */
export const faultRule = faultRuleFor(operationNames);

export function isRemembered(fault: Fault | null): boolean {
  return fault?.kind === "status" && (fault.status === 507 || fault.status === 400);
}

type Refusing = Pick<
  Extract<Fault, { kind: "status" }>,
  "status" | "code" | "retryAfterSeconds"
> & { readonly retryAfterAs?: "seconds" | "date" };

export function faultReply(sim: Sim, fault: Refusing): Reply {
  const headers = retryAfter(sim, fault);
  // The firewall in front answers 403 with a page, not with JSON.
  if (fault.status === 403) return { status: 403, html: blockedPage, headers };
  if (fault.status >= 502 && fault.status <= 504) {
    return { status: fault.status, html: "<html><body>Try again</body></html>", headers };
  }
  if (fault.status === 401) return { status: 401, json: { detail: "Invalid token." }, headers };
  const code = fault.code ?? codes[fault.status];
  return { status: fault.status, json: { detail: "Refused by order", code }, headers };
}

export const blockedPage =
  "<!DOCTYPE html><html><head><title>403 Forbidden</title></head><body>Request blocked</body></html>";

const codes: Readonly<Record<number, string>> = {
  400: "invalid_request",
  402: "insufficient_credit_balance",
  409: "conflict",
  429: "throttled",
  507: "adhoc_pool_empty",
};

function retryAfter(sim: Sim, fault: Refusing): Record<string, string> {
  if (fault.retryAfterSeconds === undefined) return {};
  if (fault.retryAfterAs !== "date") return { "retry-after": String(fault.retryAfterSeconds) };
  const at = sim.clock.now() + fault.retryAfterSeconds * 1000;
  return { "retry-after": new Date(at).toUTCString() };
}
