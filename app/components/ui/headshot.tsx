/** A person's picture from `public/people/`, drawn by `npm run images`. */
export function Headshot({
  slug,
  label,
  className = "size-24",
}: {
  slug: string;
  label: string;
  className?: string;
}) {
  return (
    <img
      src={`/people/${slug}.webp`}
      alt={label}
      width={400}
      height={400}
      className={`shrink-0 rounded-card ${className}`}
    />
  );
}
