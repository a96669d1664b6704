import { TextLink } from "./action";
import { Marquee } from "./marquee";
import { Cell } from "./proof-cell";
import type { ProofCell, ProofSection } from "./section";

export function Proof({ label, names, scrollSeconds, cells = [] }: ProofSection) {
  return (
    <section aria-label={label}>
      <div className="column">
        <div className="py-2">
          <Marquee label={label} names={names} scrollSeconds={scrollSeconds} />
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

export function LinkedCell({ action, ...cell }: ProofCell) {
  return <Cell {...cell}>{action ? <TextLink action={action} /> : null}</Cell>;
}
