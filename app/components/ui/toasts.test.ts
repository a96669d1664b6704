import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Toasts from "./toasts.client";

const shown = vi.hoisted(() => {
  const calls: unknown[][] = [];
  const record =
    (how: string) =>
    (_message: unknown, ...options: unknown[]) =>
      void calls.push([how, ...options]);
  const toast = Object.assign(record("plain"), {
    error: record("error"),
    dismiss: () => void calls.push(["dismiss"]),
  });
  return { calls, toast };
});

vi.mock("react-hot-toast/headless", () => ({ toast: shown.toast }));

let addToast: typeof Toasts.addToast;

beforeAll(async () => {
  // Another test file may have loaded the module with the real library.
  vi.resetModules();
  ({ addToast } = await import("./toasts.client"));
});

beforeEach(() => void shown.calls.splice(0));

const words = { title: "Success!", text: "It is on its way." };

test("a toast shows for 5 s and is kept for 1,000 s", () => {
  const times = { duration: 5_000, removeDelay: 1_000_000 };
  addToast(words, "blank");
  addToast(words, "error");
  expect(shown.calls.filter(([how]) => how !== "dismiss")).toEqual([
    ["plain", times],
    ["error", times],
  ]);
});

test("a new toast dismisses the one before it", () => {
  addToast(words, "blank");
  expect(shown.calls.map(([how]) => how)).toEqual(["dismiss", "plain"]);
});
