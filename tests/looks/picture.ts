import sharp from "sharp";

/** Red, green and blue of each pixel, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

/** What pictures are kept at: a quarter of the page in each direction. */
export const quarter = 4;

/**
 * A quarter of the page, from a screenshot at whatever scale: each pixel is the mean of 16 of the page's,
 * in which the smoothing of a letter's edge is lost.
 */
export async function shrink(
  screenshot: Uint8Array,
  page: { readonly width: number; readonly height: number },
): Promise<Picture> {
  const width = Math.round(page.width / quarter);
  const height = Math.round(page.height / quarter);
  const { data } = await sharp(screenshot)
    .removeAlpha()
    .resize({ width, height, fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data };
}

/** As pictures are kept: what a picture loses by it, it loses in the same way whenever it is taken. */
export function encode({ width, height, data }: Picture): Promise<Uint8Array> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(data, { raw }).webp({ quality: 44, effort: 6 }).toBuffer();
}

export async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
