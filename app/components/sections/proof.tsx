import type { ComponentProps } from "react";
import { type Action, TextLink } from "./action";
import { Marquee } from "./marquee";
import { ProofCell } from "./proof-cell";

export type ProofCellWords = {
  readonly figure: string;
  readonly text: string;
  readonly method: string;
  readonly action?: Action;
};

export function Proof({
  cells = [],
  ...marquee
}: ComponentProps<typeof Marquee> & { cells?: readonly ProofCellWords[] }) {
  return (
    <section aria-label={marquee.label}>
      <div className="column">
        <div className="py-2">
          <Marquee {...marquee} />
        </div>
        {cells.length > 0 ? (
          <div className="cells-row border-t">
            {cells.map((cell) => (
              <LinkedCell key={cell.text} {...cell} />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

export function LinkedCell({ action, ...cell }: ProofCellWords) {
  return <ProofCell {...cell}>{action ? <TextLink action={action} /> : null}</ProofCell>;
}
