import { createContext, useContext } from "react";

export type DocumentAssets = {
  readonly nonce: string;
  /** False if the document must link to the style sheet. */
  readonly hasCss: boolean;
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
