import type { IconName } from "../ui/icon-names";

/** Products drawn for a page; screen readers hear `caption` instead. */
type Drawn<Kind extends string, Words> = Words & {
  readonly kind: Kind;
  readonly caption: string;
};

export type ChatWords = Drawn<
  "chat",
  {
    icon: IconName;
    title: string;
    state: string;
    call?: { from: string; number: string; length: string };
    lines: readonly { by: "person" | "agent"; text: string; at?: string }[];
    done: readonly { icon: IconName; text: string }[];
  }
>;

/** Drawn ahead of time into a file of `public/`, with the words in the picture. */
export type PictureWords = Drawn<
  "picture",
  {
    src: string;
    width: number;
    height: number;
    phone?: { src: string; width: number; height: number };
  }
>;

export type ArtefactWords = ChatWords | PictureWords;
