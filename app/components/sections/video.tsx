import { labels } from "~/content/words/labels";
import { useNonce } from "~/lib/render/document-assets";
import { type HostedVideo, hostedVideo } from "./hosted-video";

export type Video = {
  readonly title: string;
  /** Minutes and seconds: "2:10". */
  readonly duration: string;
  /** Time of publication in UTC: search engines want a time zone, not only a day. */
  readonly uploaded: `${string}T${string}Z`;
  readonly ratio: "16:9" | "9:16";
  /** Path, without the ending, of the film (`.mp4`), its captions (`.vtt`) and its poster (`.avif`, `.webp`). */
  readonly file: string;
  /** Plays in place of the film. */
  readonly provider?: HostedVideo;
  readonly sample?: boolean;
};

const shapes = {
  "16:9": { frame: "", shape: "aspect-video w-full", width: 1280, height: 720 },
  "9:16": {
    frame: "mx-auto max-w-50 lg:mr-0 lg:max-w-96",
    shape: "aspect-9/16 w-full",
    width: 720,
    height: 1280,
  },
};

/**
 * Loads only a poster until the click, so a provider learns nothing of visitors who don't click. `public/film.js`
 * puts the template's empty button in place of the link, with the link's content and class. A click plays the film.
 */
export function VideoFrame({ title, duration, ratio, file, provider }: Video) {
  const nonce = useNonce();
  const { frame, shape, ...size } = shapes[ratio];
  const film = `${file}.mp4`;
  const hosted = provider && hostedVideo(provider);
  return (
    <figure className={frame}>
      <a
        href={hosted?.page ?? film}
        data-film=""
        className="group relative block w-full cursor-pointer overflow-hidden rounded-card on-ink"
      >
        <picture>
          <source type="image/avif" srcSet={`${file}.avif`} />
          <img src={`${file}.webp`} alt="" className={`${shape} rounded-card border`} {...size} />
        </picture>
        <span className="absolute inset-x-px bottom-px flex items-center gap-2.5 rounded-b-card bg-inherit px-3 py-2 text-left text-fine">
          <span
            aria-hidden="true"
            className="size-9 shrink-0 rounded-full bg-lime-300 text-ink-900 eased group-hover:bg-lime-200"
          >
            <svg viewBox="0 0 64 64" className="fill-current">
              <path d="M26 21v22l18-11z" />
            </svg>
          </span>
          <span className="min-w-0 flex-1">
            <span className="sr-only">{labels.play}: </span>
            {title}
          </span>{" "}
          <span className="shrink-0 text-subtle">{duration}</span>
        </span>
      </a>
      <template>
        <button type="button" data-film="" aria-label={title} />
        {hosted ? (
          <iframe
            src={hosted.player}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            className={`${shape} rounded-card border-0 bg-ink-900`}
          />
        ) : (
          <video
            controls
            playsInline
            preload="auto"
            aria-label={title}
            className={`${shape} rounded-card bg-ink-900`}
            {...size}
          >
            <source src={film} type="video/mp4" />
            <track kind="captions" srcLang="en" src={`${file}.vtt`} />
          </video>
        )}
      </template>
      <script type="module" src="/film.js" nonce={nonce} />
    </figure>
  );
}
