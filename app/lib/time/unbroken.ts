/** The same times, which no line breaks before AM or PM. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[AP]M\b)/g, "$1\u00a0");
}
