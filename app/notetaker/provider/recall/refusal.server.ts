import type { RefusalClass } from "../bot-provider";
import { wireRefusal } from "./wire.server";

const classes: Readonly<Record<number, RefusalClass>> = {
  401: "paused",
  402: "paused",
  404: "gone",
  405: "dispatched",
  408: "retry",
  409: "retry",
  410: "gone",
  425: "retry",
  429: "retry",
  502: "retry",
  503: "retry",
  504: "retry",
  507: "retry_new_key",
};

/** What a refused API call asks of us. */
function classOfStatus(status: number): RefusalClass {
  const known = classes[status];
  if (known) return known;
  // The API does not redirect: a base URL that does is wrong for every call.
  if (status >= 300 && status < 400) return "paused";
  return status >= 400 && status < 500 ? "permanent" : "ambiguous";
}

/** Its refusals have codes beside the status; everything else in them is for people. */
export function judge(status: number, body: unknown) {
  const parsed = wireRefusal.safeParse(body);
  return { class: classOfStatus(status), code: parsed.success ? parsed.data.code : null };
}
