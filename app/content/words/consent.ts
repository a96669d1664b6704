import { consentDays, pixelCookieDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";

/** The choice about the ad pixel is tied to these words: after a change, every visitor is asked again. */
export const consent = {
  label: "Your choice about ad measurement",
  question: "Can Meta count this visit?",
  text: "Its pixel tells us which ads bring people here, and tells Meta that this browser opened the page. The site works the same either way.",
  more: "How it works, and how to change your mind",
  accept: "Yes, count it",
  refuse: "No, don't",
  form: {
    title: "Ad measurement: your choice",
    text: `Pages about automation can load Meta's pixel. It sets the cookies _fbp and _fbc for ${amount(pixelCookieDays, "day")} and sends Meta the address of the page, the time and your type of browser. We keep your choice in a cookie for ${amount(consentDays, "day")} and ask again if this notice changes.`,
    state: {
      run: "Right now, the pixel can load.",
      ask: "You haven't chosen yet, so the pixel doesn't load.",
      off: "Right now, the pixel doesn't load.",
    },
    signal:
      "If your browser sends the Global Privacy Control signal, the pixel never loads, whatever you choose here.",
  },
} as const;
