import { portraitOf } from "~/content/labels";

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
      width={400}
      height={400}
      className={`shrink-0 ${className}`}
    />
  );
}
