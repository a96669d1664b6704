import { expect, test } from "vitest";
import { type FailureReason, statuses } from "../status";
import { notificationsFor } from "./moves.server";

test("each move enqueues one mail at most, and the wait in the lobby one for each revision", () => {
  const kinds = (revision: number) =>
    statuses.flatMap((to) => {
      return notificationsFor({ revision }, to).map(({ kind, variant }) => [to, kind, variant]);
    });
  expect(kinds(0)).toEqual([
    ["waiting_room", "waiting", null],
    ["failed", "failure", undefined],
    ["expired", "failure", undefined],
    ["ready", "result", undefined],
    ["ready", "count", undefined],
  ]);
  expect(kinds(2)[0]).toEqual(["waiting_room", "waiting", 2]);
});

test.each<[FailureReason, string]>([
  ["denied", "urgent"],
  ["not_admitted", "urgent"],
  ["missed", "urgent"],
  ["provider_down", "urgent"],
  ["meeting_not_found", "personal"],
  ["refused_by_provider", "personal"],
])("a mail about the failure %s is %s: urgent if its reader can still act", (reason, priority) => {
  expect(notificationsFor({ revision: 0 }, "failed", reason)).toMatchObject([{ priority }]);
});
