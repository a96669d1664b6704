import { browser, type Sections, unit } from "../promise.ts";

const attendee = "app/notetaker/provider/attendee/attendee.test.ts";
const signed = "app/notetaker/provider/attendee/webhook.test.ts";
const canonical = "app/notetaker/provider/attendee/canonical-json.test.ts";
const journeys = "tests/simulators/journeys/journeys.test.ts";
const changeover = "tests/simulators/journeys/changeover.test.ts";
const rules = "tests/simulators/attendee/rules.test.ts";

/** A provider of bots that an owner runs. */
export const provider: Sections = {
  provider: [
    [
      "rule",
      "A job remembers its provider: 50 jobs in every state end right after a change",
      unit(changeover, "from %s to %s > 50 jobs in every state come to 50 right ends"),
    ],
    [
      "words",
      "Privacy and private-notetaker pages name the provider in use",
      browser("journey-attendee", "the pages about privacy name who runs the bots"),
    ],
    [
      "rule",
      "The deduplication key in place of an idempotency key",
      unit(attendee, "a repeat > of a call whose answer was lost is the same bot"),
    ],
    [
      "rule",
      "Refusals without codes",
      unit(
        attendee,
        "a refusal without a code is told by its status and its sentence > 429 says when to come again",
      ),
    ],
    [
      "state",
      "Staged bots leave as soon as they join; the owner is told",
      unit(
        journeys,
        "with attendee alone > a staged bot can't be stopped: its owner is told, and it leaves as soon as it has joined",
      ),
    ],
    [
      "timer",
      "Bots overdue by more than five minutes are deleted and made anew",
      unit(
        journeys,
        "with attendee alone > a bot that its scheduler has passed over is taken away, and another comes",
      ),
    ],
    [
      "state",
      "The lobby that is never reported",
      unit(
        attendee,
        "on its way > after 45 s at the door it waits in the lobby, and no longer once it is in",
      ),
    ],
    [
      "rule",
      "Paged chat; epoch times made relative",
      unit(
        attendee,
        "what a bot has left behind > times count from the first frame; a caption is one word; chat comes from every page",
      ),
    ],
    [
      "rule",
      "Repeated deletion",
      unit(
        attendee,
        "what a bot has left behind > is deleted once, and was deleted when it is deleted again",
      ),
    ],
    [
      "rule",
      "Polling alone brings every job to its end",
      unit(journeys, "with %s > every meeting comes to its end by %s", "polling alone"),
    ],
    [
      "rule",
      "The pipeline runs against both providers from one description",
      unit(journeys, "with %s > every meeting comes to its end by %s", "attendee"),
    ],
    ["rule", "Canonical JSON keeps number literals", unit(canonical, "writes what Python writes")],
    [
      "rule",
      "bounded in size",
      unit(canonical, "what is sent to wear it out > a megabyte is not looked at"),
    ],
    [
      "rule",
      "A message is signed as Python signs it",
      unit(signed, "the signature > of what Python has signed"),
    ],
    [
      "timer",
      "Freshness by the signed time",
      unit(signed, "a message is as fresh as what it tells of > %i s later it is stale", "902"),
    ],
    [
      "rule",
      "The simulator refuses what the provider refuses",
      unit(rules, "a staged bot can be neither changed, deleted nor told to leave"),
    ],
    [
      "timer",
      "Webhooks are three attempts within seconds",
      unit(
        rules,
        "a message is tried three times within seconds, then never again; it is signed as it is verified",
      ),
    ],
  ],
};
