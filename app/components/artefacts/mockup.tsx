import type { ReactNode } from "react";
import { Chat } from "./chats";
import type { ArtefactWords, PictureWords } from "./artefact-words";

/** A framed drawing; screen readers hear its caption instead. */
export function Drawing({
  caption,
  className,
  children,
}: {
  caption: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div>
      <p className="sr-only">{caption}</p>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

/** A drawn product. `first`: it is seen as the page opens. */
export function Mockup({ of, first = false }: { of: ArtefactWords; first?: boolean }) {
  return (
    <Drawing caption={of.caption} className="frame on-paper bg-paper-0 text-small">
      {of.kind === "chat" ? <Chat {...of} /> : <Picture {...of} first={first} />}
    </Drawing>
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
