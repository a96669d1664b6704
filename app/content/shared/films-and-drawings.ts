import type { PictureWords } from "~/components/artefacts/mockup";

/** Films in `public/media/films/`. A film that replaces another keeps its file names; a new one gets an entry. */
export type FilmId = "automation" | "blueprint" | "front-desk" | "ninety-days";

type Film = { readonly ratio: "16:9" | "9:16"; readonly seconds: number };

export const filmFormats: Readonly<Record<FilmId, Film>> = {
  automation: { ratio: "9:16", seconds: 20 },
  blueprint: { ratio: "16:9", seconds: 20 },
  "front-desk": { ratio: "16:9", seconds: 21 },
  "ninety-days": { ratio: "16:9", seconds: 19 },
};

/** Everything about a film except its title. */
export function film(id: FilmId) {
  const { ratio, seconds } = filmFormats[id];
  return {
    ratio,
    duration: `0:${String(seconds).padStart(2, "0")}`,
    uploaded: "2026-11-22T18:00:00Z",
    file: `/media/films/${id}`,
  } as const;
}

type Size = readonly [width: number, height: number];

/** A drawing in `public/media/artefacts/`. `phoneSize` is the size of `<name>-phone.svg`, drawn for phones. */
export function drawing(name: string, caption: string, size: Size, phoneSize?: Size): PictureWords {
  const source = (file: string, [width, height]: Size) => {
    return { src: `/media/artefacts/${file}.svg`, width, height };
  };
  const picture = { kind: "picture", caption, ...source(name, size) } as const;
  return phoneSize ? { ...picture, phone: source(`${name}-phone`, phoneSize) } : picture;
}
