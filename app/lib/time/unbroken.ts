/** Keeps AM and PM on the line of their time. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[AP]M\b)/g, "$1\u00a0");
}
