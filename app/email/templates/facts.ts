import { html, joinHtml, type Html } from "./html";

/** What it is, and what it is in this case. */
export type Fact = readonly [term: string, value: string];

export function factsHtml(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ([term, value]) =>
      html`<dt>${term}</dt>
        <dd>${value}</dd>`,
  );
  return html`<dl>${joinHtml(rows)}</dl>`;
}

export function factsText(facts: readonly Fact[]): string {
  return facts.map(([term, value]) => `${term}: ${value}`).join("\n");
}
