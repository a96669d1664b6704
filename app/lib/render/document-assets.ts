import { createContext, useContext } from "react";

/** What the document needs of the response it is part of. */
export type DocumentAssets = {
  /** The nonce of the response's Content-Security-Policy. */
  readonly nonce: string;
  /** null when the text could not be read: the document then links to the file. */
  readonly css: string | null;
  /** Names the response on its error page. */
  readonly errorId?: string;
};

/** Filled by `entry.server`; the browser, which has the document, has none. */
export const DocumentAssetsContext = createContext<DocumentAssets | null>(null);

/** On the server the response's nonce, in the browser that of the document that came. */
export function useNonce(): string {
  return useContext(DocumentAssetsContext)?.nonce ?? nonceOfThePage();
}

export function nonceOfThePage(): string {
  return globalThis.document?.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
}
