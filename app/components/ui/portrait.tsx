import { portraitOf } from "~/content/words/labels";

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

/** A person's picture from `public/people/`, drawn by `npm run images`. */
export function Headshot({
  of: { name, slug },
  className = "size-24 rounded-card",
}: {
  of: { readonly name: string; readonly slug: string };
  className?: string;
}) {
  return (
    <img
      src={`/people/${slug}.webp`}
      alt={portraitOf(name)}
      width={800}
      height={800}
      className={`shrink-0 ${className}`}
    />
  );
}
