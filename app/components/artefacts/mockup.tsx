import { Chat } from "./chats";
import type { ArtefactWords, PictureWords } from "./artefact-words";

/** A drawn product; screen readers hear its caption instead. `first`: it is seen as the page opens. */
export function Mockup({ of, first = false }: { of: ArtefactWords; first?: boolean }) {
  const dark = of.kind === "picture" && of.dark;
  return (
    <div>
      <p className="sr-only">{of.caption}</p>
      <div
        aria-hidden="true"
        className={`frame text-small ${dark ? "on-ink bg-ink-800" : "on-paper bg-paper-0"}`}
      >
        {of.kind === "chat" ? <Chat {...of} /> : <Picture {...of} first={first} />}
      </div>
    </div>
  );
}

function Picture({ phone, first, ...of }: PictureWords & { first: boolean }) {
  const image = (
    <img
      src={of.src}
      alt=""
      width={of.width}
      height={of.height}
      loading={first ? undefined : "lazy"}
      className="w-full"
    />
  );
  if (!phone) return image;
  const { src, ...size } = phone;
  return (
    <picture>
      <source media="(max-width: 39.99rem)" srcSet={src} {...size} />
      {image}
    </picture>
  );
}
