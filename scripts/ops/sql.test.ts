import fc from "fast-check";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { bind, literal, readId } from "./sql.ts";

const db = new DatabaseSync(":memory:");

describe("values in SQL", () => {
  test("come out of the database as they went in, whatever they are", () => {
    const awkward = fc.constantFrom("'", '"', "?", ";", "--", "\\", "\n", "\u2028", "é", "😀", "a");
    const value = fc.oneof(fc.string({ unit: awkward }), fc.maxSafeInteger(), fc.constant(null));
    fc.assert(
      fc.property(value, (given) => {
        const text = bind(
          "select ? as given, 'it''s a ?' as text, \"?\" from (select 1 as \"?\")",
          [given],
        );
        const statement = db.prepare(text);
        statement.setReadBigInts(typeof given === "number");
        const row = statement.get();
        expect(typeof given === "number" ? Number(row?.["given"]) : row?.["given"]).toBe(given);
        expect(row?.["text"]).toBe("it's a ?");
      }),
    );
  });

  test("that cannot be written are refused", () => {
    for (const value of ["a\0b", 1.5, Number.NaN, 2 ** 60]) {
      expect(() => literal(value)).toThrow(RangeError);
    }
    expect(() => bind("select ?", [1, 2])).toThrow(RangeError);
  });
});

describe("ids", () => {
  test.each(["abcd", "ABCD-1234", "a".repeat(64)])("%s is taken", (typed) => {
    expect(readId(typed)).toBe(typed.toLowerCase());
  });

  test.each(["", "abc", "abcd'", "ab%d", "ab_d", "abcd efgh", "äbcd", "a".repeat(65), "abcd\n"])(
    "%j is not",
    (typed) => expect(() => readId(typed)).toThrow(/is no id/),
  );
});
