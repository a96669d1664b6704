import { mail } from "../config/colors.ts";
import { names } from "../config/names.ts";
import { html, type Html } from "./html.ts";

const { light, dark } = mail;

/**
 * The frame of every mail: one column that is readable from 320 px on, in light and dark, without
 * images, web fonts or anything else from elsewhere.
 */
export function mailDocument(options: {
  readonly title: string;
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  readonly body: Html;
  readonly footer: string;
  /** The link "This wasn't me"; null where the reader must have asked. */
  readonly notMe: string | null;
}): string {
  const { title, preview, body, footer, notMe } = options;
  const wayOut = notMe === null ? html`` : html`<a href="${notMe}">${letterWords.notMe}</a><br />`;
  const document = html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 0;
            padding: 0;
            background: ${light.ground};
            color: ${light.text};
            font:
              16px/1.6 -apple-system,
              "Segoe UI",
              Roboto,
              Helvetica,
              Arial,
              sans-serif;
          }
          .frame {
            max-width: 640px;
            margin: 0 auto;
            padding: 24px 16px;
          }
          .card {
            background: ${light.card};
            border-radius: 12px;
            padding: 24px 20px;
            overflow-wrap: anywhere;
          }
          h1 {
            font-size: 22px;
            line-height: 1.3;
            margin: 0 0 16px;
          }
          h2 {
            font-size: 17px;
            line-height: 1.4;
            margin: 28px 0 8px;
          }
          p {
            margin: 0 0 14px;
          }
          dl {
            margin: 0 0 14px;
          }
          dt {
            font-weight: 600;
            margin-top: 8px;
          }
          dd {
            margin: 0;
          }
          ul,
          ol {
            margin: 0 0 14px;
            padding-left: 20px;
          }
          li {
            margin: 6px 0;
          }
          a {
            color: ${light.link};
          }
          .button {
            display: inline-block;
            padding: 12px 20px;
            border-radius: 8px;
            background: ${light.link};
            color: ${light.onLink};
            font-weight: 600;
            text-decoration: none;
          }
          .quiet {
            color: ${light.quiet};
            font-size: 14px;
          }
          footer {
            padding: 16px 4px 0;
            overflow-wrap: anywhere;
          }
          @media (prefers-color-scheme: dark) {
            body {
              background: ${dark.ground};
              color: ${dark.text};
            }
            .card {
              background: ${dark.card};
            }
            a {
              color: ${dark.link};
            }
            .button {
              background: ${dark.link};
              color: ${dark.onLink};
            }
            .quiet {
              color: ${dark.quiet};
            }
          }
        </style>
      </head>
      <body>
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <div class="frame">
          <main class="card">
            <h1>${title}</h1>
            ${body}
          </main>
          <footer class="quiet">
            ${footer}<br />${wayOut}${names.company}<br />
            <a href="mailto:${names.contactEmail}">${names.contactEmail}</a>
          </footer>
        </div>
      </body>
    </html> `;
  return document.source;
}

export const letterWords = {
  greeting: (name: string) => (name === "" ? "Hello," : `Hi ${name},`),
  /** Under every mail to somebody who may not have asked for it. */
  notMe: "This wasn't me",
  when: "When",
} as const;
