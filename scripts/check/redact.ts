import { hiddenNames } from "./cloudflare/secret-kinds.ts";

/** What vendors say may quote what they were sent. Takes out secrets, mail addresses and keys in part. */
export function redact(text: string, values: Readonly<Record<string, string>>): string {
  const hidden = hiddenNames
    .flatMap((name) => [values[name] ?? "", ...(values[name] ?? "").split(/[\s,]+/)])
    .filter((value) => value.length >= 6)
    .sort((a, b) => b.length - a.length);
  return hidden
    .reduce((rest, value) => rest.replaceAll(value, "…"), text)
    .replaceAll(/\b(?:sk|rk|pk)_(?:test|live)_[\w*]+/g, "…")
    .replaceAll(/\bwhsec_[\w+/=]+/g, "…")
    .replaceAll(/[^\s@<>"'`“”()]+@[^\s@<>"'`“”()]+\.[a-z]+/gi, "…@…");
}
