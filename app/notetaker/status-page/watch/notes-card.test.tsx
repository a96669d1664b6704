import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Note, Notes } from "../../notes/notes";
import { NotesCard } from "./notes-card";

const line: Note = {
  kind: "task",
  text: "Dana, could you send those?",
  quote: "Dana, could you send those?",
  speaker: "Maya",
  at: 80,
  owner: "Dana",
  due: "on Thursday",
};

function shown(by: Notes["by"], lines: readonly Note[]): string {
  const page = renderToStaticMarkup(<NotesCard notes={{ by, language: "en", lines }} />);
  return page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("beneath a quote stands who said it, whose task it is, and by when", () => {
  expect(shown("highlights", [line])).toContain(`${line.text} Maya · for Dana · due on Thursday`);
});

test("what people promise themselves has one name, and no other kind an owner", () => {
  const promised = { ...line, text: "I will send them.", speaker: "Dana" };
  const decided = {
    ...line,
    text: "We ship it.",
    kind: "decision",
    owner: null,
    due: null,
  } as const;
  const text = shown("highlights", [promised, decided]);
  expect(text).toContain("I will send them. Dana · due on Thursday");
  expect(text).toMatch(/We ship it\. Maya $|We ship it\. Maya (?![·])/);
});

test("beneath a sentence of a model stands whose task it is, whoever spoke of it", () => {
  expect(shown("model", [line])).toContain(`${line.text} Dana · due on Thursday`);
});
