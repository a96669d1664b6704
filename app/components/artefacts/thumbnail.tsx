/** A drawing beside words that say all that it shows. */
export type Drawn = { readonly src: string; readonly width: number; readonly height: number };

export function Thumbnail(picture: Drawn) {
  return (
    <img
      {...picture}
      alt=""
      loading="lazy"
      className="w-full rounded-tile border border-paper-200"
    />
  );
}
