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
    expect(readArguments(["status", "--persist-to", "x"])).toMatchObject({ "persist-to": "x" });
  });

  test("may have a name of two words, or another word for the same", () => {
    const command = (...typed: string[]) => {
      const args = readArguments(typed);
      return [args?.command, args?.id];
    };
    expect(command("replay", "abcd")).toEqual(["retry", "abcd"]);
    expect(command("leads", "export", "--csv")).toEqual(["leads export", ""]);
    expect(command("leads", "export", "--csv", "x.csv")).toEqual(["leads export", "x.csv"]);
    expect(command("leads", "erase", "a@b.test")).toEqual(["leads erase", "a@b.test"]);
    expect(readArguments(["guide-ready", "g", "--link", "https://x.test/"])).toMatchObject({
      command: "guide-ready",
      id: "g",
      link: "https://x.test/",
    });
  });

  test.each([[[]], [["--help"]], [["status", "-h"]]])("%j asks for the help", (typed) => {
    expect(readArguments(typed)).toBeNull();
  });

  test.each([
    [["shwo", "abcd"], /no command “shwo”/],
    [["show"], /show needs an id/],
    [["leads"], /no command “leads”/],
    [["leads", "eat"], /no command “leads eat”/],
    [
      ["leads", "erase"],
      /needs an email or an invitee link: npm run ops -- leads erase EMAIL\|INVITEE-LINK/,
    ],
    [["leads", "export"], /leads export --csv/],
    [["guide-ready"], /needs a guide/],
    [["constructor"], /no command “constructor”/],
    [["status", "abcd"], /What is “abcd”/],
    [["retry", "abcd", "efgh"], /What is “efgh”/],
    [["status", "--nonsense"], /Unknown option/],
    [["status", "--remote", "--persist-to", "x"], /two databases/],
  ])("%j is answered with a sentence", (typed, sentence) => {
    expect(() => readArguments(typed)).toThrow(sentence);
  });
});
