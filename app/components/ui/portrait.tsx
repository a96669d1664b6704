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
  className = "size-12 rounded-full",
}: {
  of: Pick<Quoted, "portrait">;
  className?: string;
}) {
  return (
    <img
      src={portrait}
      alt=""
      width={800}
      height={800}
      loading="lazy"
      className={`shrink-0 object-cover object-top ${className}`}
    />
  );
}

export function Headshot({
  of: { name, portrait },
  className = "size-24 rounded-card",
}: {
  of: Pick<Quoted, "name" | "portrait">;
  className?: string;
}) {
  return (
    <img
      src={portrait}
      alt={portraitOf(name)}
      width={800}
      height={800}
      className={`shrink-0 object-cover object-top ${className}`}
    />
  );
}
