import type { IconName } from "~/components/ui/icon-names";
import type { LedgerWords } from "~/content/artefacts";
import { TitleBar } from "./title-bar";

/** Lines with what each of them comes to: sums, or terms. */
export function Ledger({ icon, title, state, rows }: LedgerWords & { icon: IconName }) {
  return (
    <>
      <TitleBar icon={icon} title={title} state={state} />
      <div className="divide-y divide-dashed divide-edge px-6 py-3">
        {rows.map(({ label, text, amount }) => (
          <div key={label} className="flex items-center justify-between gap-6 py-5">
            <span>
              <span className="block text-ui font-semibold">{label}</span>
              <span className="mt-1 block text-subtle">{text}</span>
            </span>
            <span className="shrink-0 font-display text-h3 whitespace-nowrap tabular-nums sm:text-h2">
              {amount}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
