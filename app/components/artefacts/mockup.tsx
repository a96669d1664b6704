import type { ReactNode } from "react";
import { Chat, type ChatWords } from "./chats";

type Size = { readonly width: number; readonly height: number };

/** A drawing from a file of `public/`, with the words in it. */
export type PictureWords = Size & {
  readonly kind: "picture";
  /** Read by screen readers instead of the drawing. */
  readonly caption: string;
  readonly src: string;
  /** Another file for phones. */
  readonly phone?: Size & { readonly src: string };
};

export type MockupWords = ChatWords | PictureWords;

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

/** A drawn product. `eager`: its picture loads right away, because it is visible without scrolling. */
export function Mockup({ of, eager = false }: { of: MockupWords; eager?: boolean }) {
  return (
    <Drawing caption={of.caption} className="frame on-paper bg-paper-0 text-small">
      {of.kind === "chat" ? <Chat {...of} /> : <Picture {...of} eager={eager} />}
    </Drawing>
  );
}

function Picture({ src, width, height, phone, eager }: PictureWords & { eager: boolean }) {
  const image = (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={eager ? undefined : "lazy"}
      className="w-full"
    />
  );
  if (!phone) return image;
  const { src: phoneSrc, ...size } = phone;
  return (
    <picture>
      <source media="(max-width: 39.99rem)" srcSet={phoneSrc} {...size} />
      {image}
    </picture>
  );
}
