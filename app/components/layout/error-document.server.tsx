import { renderToString } from "react-dom/server";
import { names } from "~/config/names";
import { withUsedCss } from "~/lib/render/app-css.server";
import type { SplitCss } from "~/lib/render/split-css";
import { Document } from "./document";
import { ErrorScreen } from "./error-screen";
import { Footer } from "./footer.server";
import { Header } from "./header.server";
import { Head } from "./page-frame.server";

/** The error page as a whole response, for refusals that happen outside the router. */
export function errorDocument(options: {
  status: number;
  heading: string;
  text: string;
  nonce: string;
  /** The style sheet (`readAppCss`), or null to link to it. */
  css: SplitCss | null;
  headers?: HeadersInit;
}): Response {
  const { status, heading, text, nonce, css } = options;
  const html = renderToString(
    <Document
      head={
        <head>
          <Head nonce={nonce} hasCss={css !== null}>
            <title>{`${heading} · ${names.brand}`}</title>
            <meta name="robots" content="noindex" />
          </Head>
        </head>
      }
      header={<Header current={undefined} />}
      footer={<Footer current={undefined} />}
    >
      <ErrorScreen heading={heading} text={text} />
    </Document>,
  );

  const headers = new Headers(options.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${withUsedCss(html, css)}`, { status, headers });
}
