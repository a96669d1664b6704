import { labels } from "~/content/words/labels";
import { videoFacade, videoProviders } from "~/lib/browser/video";
import { useNonce } from "~/lib/render/document-assets";
import { Icon } from "../ui/icon";
import type { VideoFacade } from "./section";

type Shape = { readonly className: string; readonly width: number; readonly height: number };

const shapes: Readonly<Record<VideoFacade["ratio"], Shape>> = {
  "16:9": { className: "aspect-video w-full", width: 1280, height: 720 },
  "9:16": { className: "aspect-9/16 w-full", width: 720, height: 1280 },
};

/** Loads only a poster before the click: the provider learns nothing of other visitors. */
export function VideoFrame(video: VideoFacade) {
  const { title, duration, ratio, source } = video;
  return (
    <figure className={ratio === "9:16" ? "mx-auto max-w-50 lg:mr-0 lg:max-w-96" : ""}>
      {source.kind === "file" ? (
        <Film {...video} {...source} />
      ) : (
        <>
          <Player {...video} {...source} />
          <figcaption className="mt-3 flex items-center gap-2 text-small text-subtle">
            <Icon name="video" className="size-4" />
            <a
              href={videoProviders[source.provider].page(source.id)}
              target="_blank"
              rel="noopener"
              className="underline underline-offset-4"
            >
              {title}
              <span className="sr-only"> {labels.newTab}</span>
            </a>{" "}
            · {duration}
          </figcaption>
        </>
      )}
    </figure>
  );
}

type Source<Kind> = Extract<VideoFacade["source"], { kind: Kind }>;

function Film({ title, duration, ratio, poster, src, captions }: VideoFacade & Source<"file">) {
  const nonce = useNonce();
  const { className, ...size } = shapes[ratio];
  return (
    <>
      <a
        href={src}
        data-film=""
        className="group relative block w-full cursor-pointer overflow-hidden rounded-card on-ink"
      >
        <picture>
          <source type="image/avif" srcSet={`${poster}.avif`} />
          <img
            src={`${poster}.webp`}
            alt=""
            className={`${className} rounded-card border`}
            {...size}
          />
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
        <video
          controls
          playsInline
          preload="auto"
          aria-label={title}
          className={`${className} rounded-card bg-ink-900`}
          {...size}
        >
          <source src={src} type="video/mp4" />
          <track kind="captions" srcLang="en" src={captions} />
        </video>
      </template>
      <script type="module" src="/film.js" nonce={nonce} />
    </>
  );
}

function Player({ title, ratio, poster, provider, id }: VideoFacade & Source<"provider">) {
  const nonce = useNonce();
  return (
    <iframe
      title={title}
      srcDoc={videoFacade({
        nonce,
        player: videoProviders[provider].player(id),
        poster: `${poster}.webp`,
        label: `${labels.play}: ${title}`,
      })}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      className={`${shapes[ratio].className} rounded-card border-0 bg-ink-900`}
    />
  );
}
