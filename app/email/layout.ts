import * as colors from "../config/colors.ts";
import { names } from "../config/names.ts";
import { unbroken } from "../lib/time/unbroken.ts";
import { html, type Html } from "./html.ts";

const { light, dark } = colors.mail;

const fontFamily = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Inline styles: Gmail drops the style sheet for mailboxes of other providers
 * (https://developers.google.com/workspace/gmail/design/css). The sheet is for dark mode and narrow screens.
 */
export const looks = {
  paragraph: `margin:0 0 16px;font:16px/1.6 ${fontFamily};color:${light.text}`,
  quiet: `margin:0 0 14px;font:14px/1.6 ${fontFamily};color:${light.quiet}`,
  heading: `margin:28px 0 8px;font:600 18px/1.4 ${fontFamily};color:${light.text}`,
  list: `margin:0 0 16px;padding:0 0 0 22px;font:16px/1.6 ${fontFamily};color:${light.text}`,
  item: "margin:6px 0",
  detail: `font-size:14px;color:${light.quiet}`,
  term: `padding:10px 16px 10px 0;border-bottom:1px solid ${light.edge};font:14px/1.5 ${fontFamily};color:${light.quiet};vertical-align:top;white-space:nowrap`,
  fact: `padding:10px 0;border-bottom:1px solid ${light.edge};font:600 15px/1.5 ${fontFamily};color:${light.text};overflow-wrap:anywhere;word-break:break-word`,
  link: `color:${light.link}`,
  button: `display:inline-block;padding:13px 24px;border-radius:12px;background:${light.button};color:${light.onButton};font:600 16px/22px ${fontFamily};text-decoration:none`,
  dialog: `padding:20px;border-radius:14px;background:${colors.ink900};font:16px/1.5 ${fontFamily};color:${colors.onDark}`,
  onPicture: `color:${colors.onDark}`,
  deny: `padding:10px 18px;white-space:nowrap;border:1px solid ${colors.onDarkSubtle};border-radius:999px;font:600 15px/20px ${fontFamily};color:${colors.onDark}`,
  ring: `padding:3px;border:3px solid ${colors.lime300};border-radius:999px`,
  admit: `display:inline-block;padding:10px 20px;white-space:nowrap;border-radius:999px;background:${colors.pine600};font:600 15px/20px ${fontFamily};color:${colors.paper0}`,
  press: `padding:8px 0 0;white-space:nowrap;text-align:center;font:600 14px/18px ${fontFamily};color:${colors.lime300}`,
  player: `height:220px;padding:16px;border-radius:14px;background:${colors.ink900};text-align:center;vertical-align:middle`,
  playerLink: `font:600 16px/1.5 ${fontFamily};color:${colors.onDark};text-decoration:none`,
  play: `display:inline-block;width:64px;height:64px;margin:0 0 12px;border-radius:999px;background:${colors.lime300};font:26px/64px Arial,sans-serif;color:${colors.ink900}`,
  playerDetail: `font:14px/1.5 ${fontFamily};color:${colors.onDarkMuted}`,
} as const;

/** The frame of every mail: tables, because Outlook for Windows lays out nothing else. */
export function mailDocument(options: {
  readonly title: string;
  readonly preview: string;
  readonly body: Html;
  readonly footer: string;
  readonly notMeUrl: string | null;
}): string {
  const { title, preview, body, footer, notMeUrl } = options;
  const notMeLink =
    notMeUrl === null
      ? html``
      : html`<a style="${looks.link}" href="${notMeUrl}">${letterWords.notMe}</a><br />`;
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
          h3 {
            margin: 16px 0 0;
            font-size: 16px;
          }
          h3 + p {
            margin: 0;
          }
          @media (max-width: 480px) {
            .card {
              padding: 24px 20px !important;
            }
            .edge {
              padding-left: 21px !important;
              padding-right: 21px !important;
            }
            .term,
            .fact {
              display: block !important;
            }
            .term {
              padding: 10px 0 0 !important;
              border: 0 !important;
            }
            .fact {
              padding: 0 0 10px !important;
            }
          }
          @media (prefers-color-scheme: dark) {
            body,
            .ground {
              background: ${dark.ground} !important;
            }
            .card {
              background: ${dark.card} !important;
              border-color: ${dark.edge} !important;
            }
            h1,
            h2,
            p,
            ul,
            ol,
            td {
              color: ${dark.text} !important;
              border-color: ${dark.edge} !important;
            }
            a {
              color: ${dark.link} !important;
            }
            .picture .on-picture {
              color: ${colors.onDark} !important;
            }
            .picture .deny {
              border-color: ${colors.onDarkSubtle} !important;
            }
            .picture .ring {
              color: ${colors.lime300} !important;
              border-color: ${colors.lime300} !important;
            }
            .button {
              background: ${dark.button} !important;
              color: ${dark.onButton} !important;
            }
            .quiet {
              color: ${dark.quiet} !important;
            }
          }
        </style>
      </head>
      <body style="margin:0;padding:0;background:${light.ground}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          class="ground"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${light.ground}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;border-collapse:separate"
              >
                <tr>
                  <td
                    class="edge"
                    height="64"
                    style="height:64px;padding:0 33px;border-radius:16px 16px 0 0;background:${colors.ink900};text-align:left"
                  >
                    <header>
                      <span
                        style="border-bottom:3px solid ${colors.lime300};padding-bottom:3px;font:600 20px/1.2 ${fontFamily};letter-spacing:-0.01em;color:${colors.onDark}"
                        >${names.brand}</span
                      >
                    </header>
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    align="left"
                    style="padding:32px;border:1px solid ${light.edge};border-top:0;border-radius:0 0 16px 16px;background:${light.card};font:16px/1.6 ${fontFamily};color:${light.text};text-align:start;overflow-wrap:anywhere;word-break:break-word"
                  >
                    <main>
                      <h1
                        style="margin:0 0 16px;font:600 24px/1.3 ${fontFamily};letter-spacing:-0.01em;color:${light.text}"
                      >
                        ${title}
                      </h1>
                      ${body}
                    </main>
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet edge"
                    style="padding:20px 33px;text-align:left;overflow-wrap:anywhere;word-break:break-word;${looks.quiet}"
                  >
                    <footer>
                      ${footer}<br />${notMeLink}${names.company}<br />
                      <a style="${looks.link}" href="mailto:${names.contactEmail}"
                        >${names.contactEmail}</a
                      >
                    </footer>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  // Gmail clips a mail after 102 KB, and indentation would take room from the transcript.
  return unbroken(document.source.replace(/\n\s+/g, "\n"));
}

export const letterWords = {
  greeting: (name: string) => (name === "" ? "Hello," : `Hi ${name},`),
  notMe: "This wasn't me",
  when: "When",
} as const;
