import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { clientPeople } from "./shared/clients";
import { team } from "./shared/team";
import { Headshot, Portrait } from "~/components/ui/portrait";

const everybody = [
  ...team.map(({ member }) => member),
  ...Object.values(clientPeople).filter((person) => "portrait" in person),
];

test.each(everybody)("$name has a picture of their own, cropped to a square", (person) => {
  const others = everybody.filter(({ name }) => name !== person.name);
  const drawing = readFileSync(`public${person.portrait}`, "utf8");
  for (const other of others)
    expect(drawing).not.toBe(readFileSync(`public${other.portrait}`, "utf8"));
  expect(drawing).toMatch(/^<svg [^>]*width="800" height="800"/);
  // Each is a separate request, so all of them together stay smaller than a photo.
  expect(drawing.length).toBeLessThan(4_000);
});

test("a photo of any shape takes a drawing's place in the same crop", () => {
  const photo = { name: "Alex", portrait: "/people/alex.jpg" };
  for (const html of [
    renderToStaticMarkup(<Headshot of={photo} className="" />),
    renderToStaticMarkup(<Portrait of={photo} />),
  ]) {
    expect(html).toContain('src="/people/alex.jpg"');
    expect(html).toContain('width="800" height="800"');
    expect(html).toContain("object-cover");
  }
});
