/** On a phone the short form of a label; the whole of it is still read out. */
export function TabLabel({ label, short }: { label: string; short: string | undefined }) {
  if (!short) return label;
  return (
    <>
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    </>
  );
}
