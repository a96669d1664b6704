/**
 * A kickoff between a small firm and its consultant: the sample result shows it, and the simulated bots record it.
 * It has what real transcripts have: a caller without a name, two devices of the same name, a word without times,
 * text that needs escaping.
 */
export const samplePeople = {
  maya: "Maya Benson",
  sam: "Sam Whitfield",
  dana: "Dana Fisher",
  caller: null,
  room: "Sam Whitfield",
} as const;

export type SamplePerson = keyof typeof samplePeople;

export const sampleTurns: readonly { readonly who: SamplePerson; readonly says: string }[] = [
  {
    who: "maya",
    says: "Morning, everyone. Thanks for making the time. I have half an hour, so let's start.",
  },
  {
    who: "sam",
    says: "Morning, Maya. Dana is with me, and our accountant is calling in from the car.",
  },
  { who: "caller", says: "Hello, yes, I can hear you." },
  {
    who: "maya",
    says: "Great. Before we begin: the notetaker is recording this, so no one has to type. Is that all right with everyone?",
  },
  { who: "dana", says: "Fine by me." },
  { who: "caller", says: "Sure." },
  { who: "sam", says: "Yes, go ahead." },
  { who: "maya", says: "Then tell me, what takes up most of your week at the moment?" },
  {
    who: "sam",
    says: "Quotes. Every inquiry comes in by email, I copy it into a sheet, and then I chase people for the missing measurements.",
  },
  {
    who: "dana",
    says: "And when a quote is accepted, I type the same things again into the calendar and into the invoice. On a busy week that is a whole day gone.",
  },
  { who: "maya", says: "How many inquiries are we talking about?" },
  { who: "sam", says: "Around forty a week. In spring it is more like sixty." },
  {
    who: "caller",
    says: "From my side: about one invoice in ten carries the wrong job number. That costs us more than the typing.",
  },
  {
    who: "maya",
    says: "Good, that is the first thing we measure. I suggest we start small: inquiry form, one record for each job, and the quote written from it.",
  },
  { who: "dana", says: "Would I still be able to change a quote by hand?" },
  { who: "maya", says: "Always. The automation prepares it, you send it." },
  { who: "room", says: "Sorry, that was the room microphone, please ignore the echo." },
  { who: "sam", says: "What do you need from us, and by when?" },
  {
    who: "maya",
    says: "Three things by Friday: ten typical inquiries, your price list, and access to the calendar. Dana, could you send those?",
  },
  {
    who: "dana",
    says: "I will send the price list and the inquiries on Thursday. Calendar access I can give you right now.",
  },
  {
    who: "maya",
    says: "Perfect. Then you will see a first version a week from Tuesday, and we decide together what comes next.",
  },
  { who: "sam", says: "Sounds good. Thank you, Maya." },
];

export const sampleChat: readonly {
  readonly who: SamplePerson;
  readonly text: string;
  /** Seconds into the recording. */
  readonly at: number;
}[] = [
  { who: "dana", text: "The price list is in the R&D folder. Jobs <2 hours are on page 2", at: 95 },
  { who: "caller", text: "Driving now, will read the notes later", at: 101.5 },
  {
    who: "maya",
    text: "Agenda: https://docs.example.com/kickoff\nFirst version: a week from Tuesday 🎉",
    at: 128.25,
  },
];

/** Speaking times in seconds: for each word, for each of its letters, and silence after words and turns. */
const pace = { word: 0.14, letter: 0.035, afterWord: 0.05, afterTurn: 0.6 };

const turnWithUntimedLastWord = 2;

/** Words of each turn, with seconds from the start of the recording. */
export function sampleWords() {
  let clock = 1.2;
  return sampleTurns.map(({ who, says }, turn) => {
    const words = says.split(" ").map((text, nth, all) => {
      const start = clock;
      const duration = pace.word + text.length * pace.letter;
      const end = start + duration;
      clock = end + pace.afterWord;
      const isUntimed = turn === turnWithUntimedLastWord && nth === all.length - 1;
      return isUntimed ? { text, start: null, end: null } : { text, start, end };
    });
    clock += pace.afterTurn;
    return { who, words };
  });
}
