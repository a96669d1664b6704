import { createContext, useContext } from "react";

export type DocumentAssets = {
  readonly nonce: string;
  /** If false, the document links to the style sheet. */
  readonly hasInlineCss: boolean;
  readonly errorId?: string;
};

/** Provided by `entry.server`; null in the browser, where the document is already rendered. */
export const DocumentAssetsContext = createContext<DocumentAssets | null>(null);

export function useNonce(): string {
  return useContext(DocumentAssetsContext)?.nonce ?? nonceOfThePage();
}

export function nonceOfThePage(): string {
  return globalThis.document?.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
}
