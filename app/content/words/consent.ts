/**
 * Words of the choice about the ad pixel. A choice counts for the words it was made upon: after a
 * change here, everybody who has to be asked is asked again.
 */
export const consent = {
  label: "Your choice about ad measurement",
  question: "May Meta count this visit?",
  text: "Its pixel tells us which ads bring people here, and tells Meta that this browser opened the page. The site is the same either way.",
  more: "What it is, and how to change your mind",
  accept: "Yes, count it",
  refuse: "No, do not",
  form: {
    title: "Ad measurement: your choice",
    text: "Pages about automation can load Meta's pixel. It sets the cookies _fbp and _fbc for 90 days and sends Meta the address of the page, the time and your kind of browser. We keep your choice in a cookie for 180 days and ask again when these words change.",
    state: {
      run: "At the moment the pixel may load.",
      ask: "You have not chosen yet: the pixel does not load.",
      off: "At the moment the pixel does not load.",
    },
    signal:
      "A browser that sends the Global Privacy Control signal never loads it, whatever is chosen here.",
  },
} as const;
