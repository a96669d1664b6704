import { portraitOf } from "~/content/words/labels";

/** `portrait` is a square picture or a photo cropped to one. */
export type Quoted = {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly portrait: string;
};

/** A team member. */
export type Host = Omit<Quoted, "company">;

export function Portrait({
  of: { portrait },
  alt = "",
  loading = "lazy",
  className = "size-12 rounded-full",
}: {
  of: Pick<Quoted, "portrait">;
  alt?: string;
  loading?: "lazy" | "eager";
  className?: string;
}) {
  return (
    <img
      src={portrait}
      alt={alt}
      width={800}
      height={800}
      loading={loading}
      className={`shrink-0 object-cover object-top ${className}`}
    />
  );
}

/** A portrait that is part of the content: loaded right away and named for screen readers. */
export function Headshot({
  of: person,
  className,
}: {
  of: Pick<Quoted, "name" | "portrait">;
  className: string;
}) {
  return (
    <Portrait of={person} alt={portraitOf(person.name)} loading="eager" className={className} />
  );
}
