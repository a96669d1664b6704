import { describe, expect, test, vi } from "vitest";
import { isRetryable, retryWrite } from "./client.server";

const lost = () =>
  new Error("Failed query", { cause: new Error("D1_ERROR: Network connection lost.") });

describe("retryWrite", () => {
  test("returns the first success", async () => {
    const write = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue("stored");
    expect(await retryWrite(write, () => 0)).toBe("stored");
    expect(write).toHaveBeenCalledTimes(2);
  });

  test("gives up after five tries", async () => {
    const write = vi.fn().mockImplementation(() => Promise.reject(lost()));
    await expect(retryWrite(write, () => 0)).rejects.toThrow("Failed query");
    expect(write).toHaveBeenCalledTimes(5);
  });

  test("does not repeat a write that would fail again", async () => {
    const write = vi.fn().mockRejectedValue(new Error("D1_ERROR: UNIQUE constraint failed"));
    await expect(retryWrite(write, () => 0)).rejects.toThrow("UNIQUE");
    expect(write).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ["D1_ERROR: Network connection lost.", true],
  ["D1_ERROR: storage caused object to be reset.", true],
  ["D1_ERROR: D1 DB reset because its code was updated.", true],
  ["D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.", true],
  ["D1_ERROR: D1 DB is overloaded. Requests queued for too long.", false],
  ["D1_ERROR: no such table: x", false],
])("the write that failed with “%s” may be repeated: %s", (message, expected) => {
  expect(isRetryable(new Error(message))).toBe(expected);
});
