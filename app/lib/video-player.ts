import type { VideoProvider } from "~/content/section";

type Provider = {
  /** Of the player's frame. */
  readonly origin: string;
  /** The address of a player that starts at once. */
  readonly player: (id: string) => string;
  /** Where the video can be watched outside of our page. */
  readonly page: (id: string) => string;
};

/** How the players of video providers are addressed; each in the variant that keeps least of a visitor. */
export const videoProviders: Readonly<Record<VideoProvider, Provider>> = {
  youtube: {
    origin: "https://www.youtube-nocookie.com",
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    origin: "https://player.vimeo.com",
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
  wistia: {
    origin: "https://fast.wistia.net",
    player: (id) => `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
    page: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
  },
};
