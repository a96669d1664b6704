/** What the notetaker form says about a field. The specification's sentences stand first, word for word. */
export const notetakerFormWords = {
  name: "Please enter your name",
  email: "Please enter a valid email address",
  date: "Please select a date",
  time: "Please select a time",
  timezone: "Please select a timezone",

  nameTooLong: "Please shorten your name to 100 characters",
  dateBeforeToday: "That day is over. Please select today or a later date",
  dateTooFar: "Please select a date within the next year",
  timeIsOver:
    'That time is over. Please select a later time, or untick "Schedule for later" to send the notetaker now',
  timeSkipped: (time: string, before: string, after: string) =>
    `${time} does not exist on that day, because the clocks go forward. Please select ${before} or ${after}`,

  terms: "Please agree to the Terms of Use",
  notAnObject: "The body must be a JSON object",
  isScheduled: "isScheduled must be true or false",
  timesDisagree: "The date, the time and the timezone do not name the same moment",
} as const;
