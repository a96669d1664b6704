/**
 * A table as RFC 4180 has it, every field quoted. A field that a spreadsheet would read as a formula
 * gets an apostrophe in front (OWASP: `=`, `+`, `-`, `@`, their full-width forms, and control characters
 * that hide one).
 */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

function field(value: string | number | null): string {
  const text = String(value ?? "");
  const isFormula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
