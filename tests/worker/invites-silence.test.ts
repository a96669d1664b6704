import { expect, test } from "vitest";
import { answers } from "../support/invite-mail";
import { beginSilent, bookings, inviteRows, post } from "../support/invites";
import { createWorld } from "../support/pipeline";
import { invites, type InviteName } from "../fixtures/invites";

beginSilent();

const names = Object.keys(invites) as InviteName[];
/** An answer that a calendar gives by itself. */
const automatic = ["reply"];
/** Of meetings that we have never heard of: kept, in case that the invite comes later. */
const cancellations = [
  ...["google-cancel", "outlook-cancel", "apple-cancel", "fastmail-cancel"],
  "series-one-cancelled",
];

test.each(names)("%s books, is answered, is kept, or is automatic", async (name) => {
  await post(createWorld(), name);
  const isSilent = (await bookings()).length + (await answers()).length === 0;
  expect(isSilent).toBe([...automatic, ...cancellations].includes(name));
  expect((await inviteRows()).length).toBe(automatic.includes(name) ? 0 : 1);
});
