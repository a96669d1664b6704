import type { IconName } from "../ui/icon-names";

/** Products drawn for a page. `caption` is what screen readers hear in place of the drawing. */
type Drawn<Kind extends string, Words> = Words & {
  readonly kind: Kind;
  readonly caption: string;
};

/** A conversation with an agent, written or spoken, and what came of it. */
export type ChatWords = Drawn<
  "chat",
  {
    icon: IconName;
    title: string;
    state: string;
    call?: { from: string; number: string; length: string };
    /** Phones leave out what is said `aside`. */
    lines: readonly { by: "person" | "agent"; text: string; at?: string; aside?: true }[];
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
    /** Drawn for phones, with larger words. */
    phone?: { src: string; width: number; height: number };
    /** Drawn on ink. */
    dark?: true;
  }
>;

export type ArtefactWords = ChatWords | PictureWords;
