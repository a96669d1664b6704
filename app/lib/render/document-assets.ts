import { createContext, useContext } from "react";

export type DocumentAssets = {
  readonly nonce: string;
  /** False if the document must link to the style sheet. */
  readonly hasCss: boolean;
  readonly errorId?: string;
};

/** Filled by `entry.server`; the browser, which has the document, has none. */
export const DocumentAssetsContext = createContext<DocumentAssets | null>(null);

export function useNonce(): string {
  return useContext(DocumentAssetsContext)?.nonce ?? nonceOfThePage();
}

export function nonceOfThePage(): string {
  return globalThis.document?.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
}
