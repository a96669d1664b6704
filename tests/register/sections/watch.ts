import { browser, type Sections, unit, worker } from "../promise.ts";

const names = "app/notetaker/results/speakers.test.ts";
const calling =
  "${width} px: the success view and the page behind its link call ten seconds after the bot has";

/** The page to watch a meeting on, what may be chosen for it, and the moment that decides. */
export const watch: Sections = {
  watch: [
    [
      "rule",
      "Chapters",
      unit(
        "app/notetaker/notes/chapters.test.ts",
        "a meeting has a chapter for each subject, named by words that were said there",
      ),
    ],
    [
      "rule",
      "Search with hits on the time line",
      browser(
        "notetaker-watch",
        "the search marks the words and the time line while they are typed",
      ),
    ],
    [
      "rule",
      "The transcript follows, and leaves whoever scrolls alone",
      browser("notetaker-watch", "whoever scrolls is left alone until they ask to go back"),
    ],
    [
      "rule",
      "Speed and keyboard",
      browser(
        "notetaker-watch",
        "keys play, step, search and change the speed, and leave fields alone",
      ),
    ],
    [
      "rule",
      "Copy as Markdown",
      browser(
        "notetaker-watch",
        "a moment and the notes are copied, or shown where the clipboard is out of bounds",
      ),
    ],
    [
      "rule",
      "Works without script as a page to read and files to fetch",
      browser(
        "notetaker-watch",
        "without script it is a page to read, and speakers get their names",
      ),
    ],
    [
      "number",
      "Status page of a 3-hour meeting of at most 120 KB brotli",
      worker(
        "notetaker-speakers",
        "three hours of talk > are one document of at most 120 KB, which has each word once",
      ),
    ],
    [
      "rule",
      "Rename a speaker: every file, the notes and the page follow",
      worker(
        "notetaker-speakers",
        "a speaker who is named > has that name in every file, in the notes and on the page; the provider's file stays",
      ),
    ],
    [
      "rule",
      "Merge two",
      worker(
        "notetaker-speakers",
        "a speaker who is named > is one with another who has that name",
      ),
    ],
    [
      "rule",
      "Undo",
      worker(
        "notetaker-speakers",
        "a speaker who is named > gets the name back that was reported, and what was undone right after",
      ),
    ],
    [
      "rule",
      "What was said stays as it was said",
      unit(names, "the notes > leave what was said as it was said"),
    ],
    [
      "rule",
      "Language and audio only, chosen on the status page before the meeting",
      browser(
        "notetaker-wishes",
        "an owner ${script} script chooses language and sound alone, and listens to the meeting",
        "without",
      ),
    ],
    [
      "rule",
      "The language goes with the transcript that is asked for",
      worker(
        "notetaker-wishes",
        "what becomes of the recording > the language is told with the transcript that is asked for, and no bot is called for it",
      ),
    ],
    [
      "rule",
      "Remembered for a series of invites",
      worker(
        "notetaker-wishes",
        "a series of invites > begins each meeting with what was chosen for the last one, until it is called off",
      ),
    ],
    [
      "rule",
      "Audio only: no picture is recorded",
      worker(
        "notetaker-wishes",
        "what the bot has to know: that no picture is recorded > is told to the bot that is booked, which stays the same; asked for twice it is told once",
      ),
    ],
    [
      "rule",
      "The audio as a file of its own",
      worker(
        "notetaker-wishes",
        "a meeting of which there is only the sound > is listened to on the page, downloaded, and linked in the mail; there is no video",
      ),
    ],
    [
      "timer",
      "Whoever waits learns within 10 seconds that the bot is at the door",
      browser("notetaker-live", calling, "390"),
    ],
    [
      "rule",
      "Sound if allowed",
      browser("notetaker-live", "who has turned the sound off hears nothing, also after a reload"),
    ],
    [
      "words",
      "Track it live",
      worker(
        "notetaker-live",
        "who gets a link > whoever sends a notetaker, by the form and as JSON; also the machine that fell into the trap",
      ),
    ],
    [
      "rule",
      "A link that shows states and never results",
      worker(
        "notetaker-live",
        "a link that is not good > opens neither the status page nor a file, and presses no button",
      ),
    ],
  ],
};
