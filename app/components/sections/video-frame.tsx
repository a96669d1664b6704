import { Icon } from "~/components/ui/icon";
import type { VideoFacade, VideoProvider } from "~/content/section";

/**
 * A file of ours plays in place and loads nothing before the click. A provider's video is a link to
 * its page, so that the provider learns of a visitor only when somebody wants to watch.
 */
export function VideoFrame({
  title,
  duration,
  ratio,
  poster,
  source,
  dark = false,
}: VideoFacade & { dark?: boolean }) {
  const size = ratio === "16:9" ? { width: 1280, height: 720 } : { width: 720, height: 1280 };
  const box = `w-full rounded-card bg-ink-900 ${ratio === "16:9" ? "aspect-video" : "aspect-9/16"}`;
  const picture = `/media/${poster}-${ratio === "16:9" ? "wide" : "tall"}.svg`;
  return (
    <figure className={ratio === "16:9" ? "" : "mx-auto max-w-80"}>
      {source.kind === "file" ? (
        <video
          controls
          playsInline
          preload="none"
          poster={picture}
          aria-label={title}
          className={box}
          {...size}
        >
          <source src={source.src} type="video/mp4" />
          <track kind="captions" srcLang="en" src={source.captions} />
          <a href={source.src}>{title}</a>
        </video>
      ) : (
        <a
          href={pageOf[source.provider](source.id)}
          target="_blank"
          rel="noopener"
          className="block"
        >
          <img src={picture} alt={title} loading="lazy" className={box} {...size} />
        </a>
      )}
      <figcaption
        className={`mt-3 flex items-center gap-2 text-small ${dark ? "text-on-dark-subtle" : "text-subtle"}`}
      >
        <Icon name="video" className="size-4" />
        {title} · {duration}
      </figcaption>
    </figure>
  );
}

const pageOf: Record<VideoProvider, (id: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  wistia: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
};
