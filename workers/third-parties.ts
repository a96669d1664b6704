/**
 * Which pages may talk to whom outside of our origin. A page that is not named here may talk to nobody.
 * `'strict-dynamic'` lets our nonced script load theirs, so no script source is named.
 */
export type ThirdParty = "scheduling" | "video" | "pixel";

type Sources = {
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
  readonly image?: readonly string[];
  readonly connect?: readonly string[];
};

export const sourcesOf: Readonly<Record<ThirdParty, Sources>> = {
  scheduling: { frame: ["https://calendly.com"], style: ["https://assets.calendly.com"] },
  video: { frame: ["https://fast.wistia.net"] },
  pixel: { image: ["https://www.facebook.com"], connect: ["https://www.facebook.com"] },
};

const pagesWith: Readonly<Record<ThirdParty, readonly string[]>> = {
  scheduling: [],
  video: [],
  pixel: [],
};

/** `pageId` as in the route table. */
export function thirdPartiesOf(pageId: string): readonly ThirdParty[] {
  return (Object.keys(pagesWith) as ThirdParty[]).filter((name) =>
    pagesWith[name].includes(pageId),
  );
}

/** A page that embeds a frame of somebody else cannot demand that the frame isolates itself. */
export function embedsFrames(parties: readonly ThirdParty[]): boolean {
  return parties.some((name) => sourcesOf[name].frame !== undefined);
}
