/** Initials in place of a photo; the name stands beside it. */
export function Portrait({ name }: { name: string }) {
  const initials = name
    .split(" ")
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full bg-ink-900 font-display font-semibold text-lime-300"
    >
      {initials}
    </span>
  );
}
