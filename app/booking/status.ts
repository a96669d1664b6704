/** Where a calendar stands (spec 4). A failed one stays failed; the others may still become ready. */
export type WidgetStatus =
  /** The provider's script has not done its part yet. */
  | { readonly phase: "loading"; readonly missed: number }
  /** The frame is in the page; the provider has not said that it shows. */
  | { readonly phase: "opening" }
  | { readonly phase: "ready" }
  /** The frame has said nothing for too long: it is shown, with a way around it. */
  | { readonly phase: "silent" }
  | { readonly phase: "failed" };

export type WidgetEvent =
  /** An attempt found no script, or the script threw. */
  | "missed"
  /** An attempt put the frame into the page. */
  | "opened"
  /** The frame said that it shows the calendar. */
  | "viewed"
  | "waited";

/** Spec 9; the last one is ours. Milliseconds. */
export const timing = { firstAttempt: 300, retry: 500, mostAttempts: 10, silence: 10_000 } as const;

export const atFirst: WidgetStatus = { phase: "loading", missed: 0 };

export function next(status: WidgetStatus, event: WidgetEvent): WidgetStatus {
  switch (event) {
    case "missed": {
      if (status.phase !== "loading") return status;
      const missed = status.missed + 1;
      return missed < timing.mostAttempts ? { phase: "loading", missed } : { phase: "failed" };
    }
    case "opened":
      return status.phase === "loading" ? { phase: "opening" } : status;
    case "viewed":
      return status.phase === "opening" || status.phase === "silent" ? { phase: "ready" } : status;
    case "waited":
      return status.phase === "opening" ? { phase: "silent" } : status;
  }
}
