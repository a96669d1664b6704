import { useEffect, useState } from "react";
import { onPop } from "./history-entries";

type Choice = { readonly id: string };

/** The one whose id the query has under `key`; the first one when it has none of them. */
export function chosenIn<T extends Choice>(
  choices: readonly [T, ...T[]],
  key: string,
  query: URLSearchParams,
): T {
  const wanted = query.get(key);
  return choices.find(({ id }) => id === wanted) ?? choices[0];
}

/**
 * A choice that lives in the address: a reload, a bookmark and a link sent around show the same, and
 * "back" goes through what was chosen before it leaves the page. `active` is what the server read.
 */
export function useUrlChoice<T extends Choice>(
  choices: readonly [T, ...T[]],
  key: string,
  active: T,
): readonly [T, (id: string) => void] {
  const [chosen, setChosen] = useState(active.id);

  useEffect(() => {
    const read = () => setChosen(chosenIn(choices, key, query()).id);
    // "Back" may have been pressed before the script came.
    read();
    return onPop(read);
  }, [choices, key]);

  const choose = (id: string) => {
    // A click can say it twice before anything is rendered.
    if (id === chosenIn(choices, key, query()).id) return;
    const url = new URL(window.location.href);
    url.searchParams.set(key, id);
    window.history.pushState(null, "", url);
    setChosen(id);
  };
  return [choices.find(({ id }) => id === chosen) ?? choices[0], choose];
}

function query(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
