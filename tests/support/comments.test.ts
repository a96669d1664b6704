import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import { commentsIn, sentencesIn } from "./comments.ts";
import { bannedInComment, bannedInProse } from "./voice.ts";

const folders = ["app", "workers", "scripts", "tests"];
const filesIn = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  );
const files = [...folders, "migrations"].flatMap(filesIn);
const read = (file: string) => readFileSync(root + file, "utf8");
const sources = files
  .filter((file) => /\.(?:tsx?|js|mjs)$/.test(file))
  .map((file) => ({
    file,
    lines: read(file).split("\n").length,
    comments: commentsIn(file, read(file)),
  }));

test.each(folders)("comments in %s/ are plain English, in the words of the trade", (folder) => {
  const found = sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(({ file, comments }) =>
      comments.flatMap(({ line, text }) =>
        bannedInComment(text).map((finding) => `${file}:${line} ${finding}`),
      ),
    );
  expect(found).toEqual([]);
});

test("3 to 6 % of the lines of app/ are comments", () => {
  const ours = sources.filter(({ file }) => /^app\/.*\.tsx?$/.test(file));
  const lines = ours.reduce((sum, { lines }) => sum + lines, 0);
  const comments = ours.flatMap(({ comments }) => comments);
  const share = comments.reduce((sum, { lines }) => sum + lines, 0) / lines;
  expect(share).toBeGreaterThanOrEqual(0.03);
  expect(share).toBeLessThanOrEqual(0.06);
});

const documents = [
  ...["README.md", "SECURITY.md", "CHANGELOG.md", ...filesIn("docs")],
  // app/content/README.md is left out, because it lists banned words.
  ...files.filter((file) => /README\.md$(?<!^app\/content\/README\.md)/.test(file)),
];

test.each(documents)("%s is plain English", (file) => {
  const text = read(file).replace(/^```[\s\S]*?^```$|`[^`]*`|https?:\S+/gm, "…");
  expect(bannedInProse(text)).toEqual([]);
});

const speaking = sources
  .map(({ file }) => file)
  .filter((file) =>
    /^(?:scripts\/.*(?<!\.test)\.(?:ts|mjs)|app\/jobs\/alarm-words\.ts)$/.test(file),
  );

test.each(speaking)("messages of %s are plain English", (file) => {
  const sentences = sentencesIn(read(file)).map((words) => words.replace(/^ +– /, ""));
  expect(sentences.flatMap(bannedInProse)).toEqual([]);
});

test("a file that a comment names is one of the repository", () => {
  const missing = sources.flatMap(({ file, comments }) =>
    comments.flatMap(({ line, text }) => {
      const named = Array.from(text.matchAll(/`([\w./-]+\.tsx?)`/g), ([, name = ""]) => name);
      return named
        .filter((name) => !files.some((one) => `/${one}`.endsWith(`/${name}`)))
        .map((name) => `${file}:${line}: ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test("no comment cites a document that is not here", () => {
  const document =
    /\b(?:decisions|quality|findings|platform|design|performance|architecture|notetaker-provider|spec)(?:\.md|,? (?:section )?[A-Z]?\d)/i;
  const cited = sources.flatMap(({ comments }) => comments.map(({ text }) => text));
  expect(cited.filter((text) => document.test(text))).toEqual([]);
});
