/** Type of `handle` in a route module. */
export type RouteHandle = {
  /** Sends the page's scripts. */
  readonly hydrate?: boolean;
};

export function isHydrated(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate === true);
}
