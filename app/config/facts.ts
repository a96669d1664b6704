/** Figures the site promises. Single exports, so a page's script gets only those it uses. */

/** Days from the meeting, or from an invite's last date, until everything about it is deleted. */
export const retentionDays = 7;
/** Years for which a calendar series is followed after its last message. */
export const seriesYears = 1;
/** Days until counts against abuse are deleted: longer than the period of any limit. */
export const countsKeptDays = 3;
/** Days until the choice about the ad pixel is asked again. */
export const consentDays = 180;
/** Lifetime of Meta's cookies, days. */
export const pixelCookieDays = 90;

/** Hours for which an objection closes a meeting. An objection is accepted for as many hours after the meeting. */
export const closedAfterObjectionHours = 24;
/** Live notetakers in one meeting at a time. */
export const notetakersPerMeeting = 3;
/** Notetakers for one meeting in a day. */
export const notetakersPerMeetingDay = 6;
/** Requests per mailbox and day, before and after it is verified. */
export const requestsUnverified = 3;
export const requestsVerified = 20;
/** Further requests per day that come as authenticated invites of the mailbox, or through its personal links. */
export const requestsOwn = 50;

/** Minutes in the lobby before Google ends the wait. */
export const lobbyMinutes = 10;
/** Seconds until a bot requested now arrives. */
export const arrivalSeconds = 60;

/** Lead forms per mailbox and day that get a confirmation. */
export const leadMailsPerDay = 3;
/** Days before an unsubscribed mailbox is asked again whether it wants email. */
export const askAgainDays = 7;
/** Days for which "This wasn't me" works: an old mail must not block what came later. */
export const notMeDays = 30;
/** Minutes within which a bought template is sent. */
export const deliveryMinutes = 10;
/** Size limit of form and JSON bodies. */
export const formKilobytes = 64;
