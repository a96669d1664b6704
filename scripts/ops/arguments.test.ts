import { describe, expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

describe("what is typed", () => {
  test("is a command, perhaps an id, and options anywhere", () => {
    expect(readArguments(["--json", "show", "abcd", "--remote"])).toMatchObject({
      command: "show",
      id: "abcd",
      remote: true,
      json: true,
      yes: false,
    });
    expect(readArguments(["status", "--persist-to", "x"])).toMatchObject({ persistTo: "x" });
  });

  test.each([[[]], [["--help"]], [["status", "-h"]]])("%j asks for the help", (typed) => {
    expect(readArguments(typed).command).toBeNull();
  });

  test.each([
    [["shwo", "abcd"], /no command “shwo”/],
    [["show"], /show needs an id/],
    [["status", "abcd"], /What is “abcd”/],
    [["retry", "abcd", "efgh"], /What is “efgh”/],
    [["status", "--nonsense"], /Unknown option/],
    [["status", "--remote", "--persist-to", "x"], /two databases/],
  ])("%j is answered with a sentence", (typed, sentence) => {
    expect(() => readArguments(typed)).toThrow(sentence);
  });
});
