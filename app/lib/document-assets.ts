import { createContext, useContext } from "react";

/** What the document needs of the response it is part of. */
export type DocumentAssets = {
  /** The nonce of the response's Content-Security-Policy. */
  readonly nonce: string;
  /** null when the text could not be read: the document then links to the file. */
  readonly css: string | null;
  /** Names the response on its error page; the browser does not know it. */
  readonly errorId?: string;
};

export const DocumentAssetsContext = createContext<DocumentAssets | null>(null);

/** On the server from the provider in `entry.server`; in the browser from the document that came. */
export function useDocumentAssets(): DocumentAssets {
  return useContext(DocumentAssetsContext) ?? assetsOfThePage();
}

function assetsOfThePage(): DocumentAssets {
  const style = globalThis.document?.querySelector<HTMLStyleElement>("style[nonce]");
  return { nonce: style?.nonce ?? "", css: style?.textContent ?? null };
}
