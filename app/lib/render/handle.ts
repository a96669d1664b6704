/** A route module's `handle`. */
export type RouteHandle = {
  /** The page has behavior: send its scripts. Without it the page ships none. */
  readonly hydrate?: boolean;
};

export function isHydrated(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate === true);
}
