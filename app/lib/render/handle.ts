export type RouteHandle = {
  readonly hydrate?: boolean;
};

export function isHydrated(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate === true);
}
