import { names } from "../../config/names.ts";

const bot = names.notetakerName;

/** To somebody who invited the notetaker to an event whose time it cannot follow, or not yet. */
export const inviteUnreadMailWords = {
  subject: "The notetaker isn't booked for your event",
  title: "The notetaker isn't booked for your event",
  preview: "Why, and what you can do.",
  intro: `your invite to the ${bot} arrived, but it can't be booked as it is:`,
  reasons: {
    all_day:
      "The event lasts all day, so there is no time at which to come. Give it a start time and send the update.",
    unknown_zone:
      "We can't tell which time zone the event is in, and a notetaker at the wrong hour helps nobody. Choose the time zone again in your calendar and send the update.",
    rule_unsupported:
      "The event repeats in a way that we can't follow. Choose a simpler pattern, or make an event of its own for the next meeting.",
    range_unsupported:
      "The update changes one meeting and all that follow it, in a form that we can't follow. End the old series in your calendar, and start a new one from that day.",
    no_start:
      "We can't find a start time in the event. Set one in your calendar and send the update.",
    not_invited: `The ${bot} isn't among the guests. Add ${names.joinAddress} to the event itself, instead of forwarding it.`,
    too_far:
      "It is more than a year away, which is further than we book. Please invite the notetaker again nearer the time.",
  },
  earlier:
    "If the notetaker was booked for this event before, that booking stays as it was. The link in our confirmation lets you move or cancel it.",
  form: "Or paste the link of the meeting into the form, now or for later:",
  formButton: "Send a notetaker",
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;
