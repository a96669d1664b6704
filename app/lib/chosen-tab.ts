/** The tab that `?tab=` names; the first one when it names none of them. */
export function chosenTab<T extends { readonly id: string }>(
  tabs: readonly [T, ...T[]],
  search: URLSearchParams,
): T {
  const wanted = search.get("tab");
  return tabs.find(({ id }) => id === wanted) ?? tabs[0];
}
