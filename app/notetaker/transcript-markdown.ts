import { clock, type Turn } from "./transcript";

/** Markdown: `title`, then each turn as a paragraph under its speaker and time. "" without a turn. */
export function transcriptAsMarkdown(turns: readonly Turn[], title: string): string {
  if (turns.length === 0) return "";
  const paragraphs = turns.map(({ speaker, start, text }) => {
    const time = start === null ? "" : ` (${clock(start)})`;
    return `**${escapeMarkdown(speaker)}**${time}\n\n${escapeMarkdown(text)}\n`;
  });
  return [`# ${escapeMarkdown(title)}\n`, ...paragraphs].join("\n");
}

/**
 * One line of text in which nothing is markup: no emphasis, link, address, HTML, list, heading or rule.
 * CommonMark lets every ASCII punctuation character be escaped; the rest of them stay readable.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>&|$#@]/g, "\\$&")
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, "\\$&")
    .replace(/^([-+=])|^(\d{1,9})([.)])/, (_, sign?: string, digits?: string, point?: string) =>
      sign === undefined ? `${digits ?? ""}\\${point ?? ""}` : `\\${sign}`,
    );
}
