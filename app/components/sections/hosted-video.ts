/** A provider's video, which plays instead of our own film. In the content it is the `provider` of a `Video`. */
export type HostedVideo = { readonly name: keyof typeof origins; readonly id: string };

const origins = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  wistia: "https://fast.wistia.net",
} as const;

/** Returns the addresses of the page and of the player, in the variant that stores least about a visitor. */
export function hostedVideo({ name, id }: HostedVideo) {
  const origin = origins[name];
  switch (name) {
    case "youtube":
      return {
        origin,
        page: `https://www.youtube.com/watch?v=${id}`,
        player: `${origin}/embed/${id}?autoplay=1&rel=0`,
      };
    case "vimeo":
      return {
        origin,
        page: `https://vimeo.com/${id}`,
        player: `${origin}/video/${id}?autoplay=1&dnt=1`,
      };
    case "wistia":
      return {
        origin,
        page: `${origin}/embed/iframe/${id}`,
        player: `${origin}/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
      };
  }
}
