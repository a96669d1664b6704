import { useEffect, useState } from "react";
import { onPop } from "./history-entries";

type Choice = { readonly id: string };

export function chosenIn<T extends Choice>(
  choices: readonly [T, ...T[]],
  key: string,
  query: URLSearchParams,
): T {
  const wanted = query.get(key);
  return choices.find(({ id }) => id === wanted) ?? choices[0];
}

/** Keeps a choice in the address, so reload and Back work. `initial` is the server's choice. */
export function useUrlChoice<T extends Choice>(
  choices: readonly [T, ...T[]],
  key: string,
  initial: T,
): readonly [T, (id: string) => void] {
  const [chosen, setChosen] = useState(initial.id);

  useEffect(() => {
    const followAddress = () => setChosen(chosenIn(choices, key, query()).id);
    followAddress();
    return onPop(followAddress);
  }, [choices, key]);

  const choose = (id: string) => {
    // Two clicks may come before a render.
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
