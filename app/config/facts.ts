/**
 * The figures that the site promises: retention, limits, deadlines.
 * Code acts on these and every sentence is made from them; no other file spells one out. Sums of money
 * are in `app/content/shared/prices.ts`. Single exports, so that a page's script gets only those it uses.
 */

/** Recordings, notes and what was entered are deleted so many days after the meeting; invites after their last date. */
export const retentionDays = 7;
/** A calendar series is followed for this many years after its last message. */
export const seriesYears = 1;
/** Counts against abuse are kept this many days: longer than any window that looks back. */
export const countsKeptDays = 3;
/** The choice about the ad pixel is asked for again after this many days. */
export const consentDays = 180;
/** Meta's own cookies live this many days. */
export const pixelCookieDays = 90;

/** Hours for which a meeting is closed to notetakers after an objection, and within which one made later still counts. */
export const closedAfterObjectionHours = 24;
/** Notetakers that one meeting may have at a time, and in a day. */
export const notetakersPerMeeting = 3;
export const notetakersPerMeetingDay = 6;
/** Requests per mailbox and day, before and after it is confirmed. */
export const requestsUnconfirmed = 3;
export const requestsConfirmed = 20;
/** The same by its own authenticated invites and personal links, counted apart. */
export const requestsOwn = 50;

/** Minutes that a bot waits in the lobby: Google ends the wait then. */
export const lobbyMinutes = 10;
/** Seconds within which a bot that was asked for now arrives. */
export const arrivalSeconds = 60;

/** Forms about guides and offers per mailbox and day that are answered with a mail. */
export const leadMailsPerDay = 3;
/** A mailbox that unsubscribed is asked at most once in this many days whether it wants mail again. */
export const askAgainDays = 7;
/** Minutes within which a template that was bought arrives. */
export const deliveryMinutes = 10;
/** Largest form or JSON body, in kilobytes. */
export const formKilobytes = 64;
