import { Section } from "~/components/ui/section";
import { labels } from "~/content/words/labels";
import { videoFacade, videoProviders } from "~/lib/browser/video";
import { useNonce } from "~/lib/render/document-assets";
import { Icon } from "../ui/icon";
import { ActionLink } from "./action";
import type { VideoFacade, VideoSection } from "./section";

/**
 * Loads nothing but a poster before the click, so that a provider learns of a visitor only when
 * somebody wants to watch. A file of ours plays in the browser's own player; a provider's player takes
 * the poster's place in its frame, without script of ours.
 */
export function VideoFrame({
  title,
  duration,
  ratio,
  poster,
  source,
  dark = false,
}: VideoFacade & { dark?: boolean }) {
  const nonce = useNonce();
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
        <iframe
          title={title}
          srcDoc={videoFacade({
            nonce,
            player: videoProviders[source.provider].player(source.id),
            poster: picture,
            label: `${labels.play}: ${title}`,
          })}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          className={`${box} border-0`}
        />
      )}
      <figcaption
        className={`mt-3 flex items-center gap-2 text-small ${dark ? "text-on-dark-subtle" : "text-subtle"}`}
      >
        <Icon name="video" className="size-4" />
        {source.kind === "file" ? (
          title
        ) : (
          <a
            href={videoProviders[source.provider].page(source.id)}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4"
          >
            {title}
            <span className="sr-only"> {labels.newTab}</span>
          </a>
        )}{" "}
        · {duration}
      </figcaption>
    </figure>
  );
}

export function Video({ id, tone, title, text, video, action }: VideoSection) {
  return (
    <Section id={id} title={title} lede={text} tone={tone ?? "paper"}>
      <VideoFrame {...video} />
      {action ? <ActionLink action={action} className="mt-8 max-phone:w-full" /> : null}
    </Section>
  );
}
