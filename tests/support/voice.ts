/**
 * Words that visitors never read here: translated English, British English and advertising.
 * `app/content/README.md` gives the reasons.
 */
const banned: readonly (readonly [phrase: RegExp, reason: string])[] = [
  [/(?<![@.\w])(?:e-)?mails?\b(?![.@]\w)/, "mail is what the postman brings: email"],
  [/\bby (?:itself|themselves)\b/, "software works automatically"],
  [/\b(?:some|any|every|no)body\b/, "someone, anyone, everyone, no one"],
  [/\bwhoever\b/, "the person who, or anyone who"],
  [/\bknock(?:s|ed|ing)?\b/, "a guest of a meeting asks to join"],
  [/\bat the door\b/, "it waits in the lobby, or is waiting to be let in"],
  [/\bcall(?:s|ed|ing)?\b[^.!?]{0,30}\boff\b/, "cancel"],
  [/\b(?:bring|brings|brought) back\b|\bbrought nothing back\b/, "say what there is to have"],
  [/\bneed not\b/, "you don't have to"],
  [/\bany more(?=[.,;:!?]|$)/, "anymore, or no longer"],
  [/\bat once\b/, "right away, or now"],
  [/\bof (?:ours|yours)\b/, "one of our, your own"],
  [/\bjust now\b/, "right now"],
  [/\bthe vendor\b/, "it has a name"],
  [/\bwrit(?:e|es|ing) to (?:you|me)\b/, "we email you"],
  [/\bload this page again\b/, "reload this page"],
  [/\b(?:un)?tick(?:s|ed)?\b/, "one checks a box"],
  [/\beats? (?:up )?(?:most of )?(?:your|the) (?:week|morning|day|time)s?\b/, "worn out"],
  [/\bfree of charge\b/, "free"],
  [/\bout of reach\b/, "temporarily unavailable"],
  [/\bdoes not work\b|\bcut off on its way\b/, "isn't valid; it may be incomplete"],
  [/\bno yes\b|\byour go\b|\bwithout your yes\b/, "approval, OK"],
  [/\banew\b|\banswerable\b|\bas always\b|\bon record\b/, "dictionary English"],
  [/\b(?:ten|twenty|thirty|sixty) (?:minutes|hours|days|years)\b/, "numerals with units"],
  [/\b(?:colours?|centre|organis\w+|cancelled|towards|behaviour)\b/, "American spelling"],
  [/—| – /, "two sentences are easier to read than a dash"],
  [
    /\b(?:revolutionary|game.changing|cutting.edge|seamless\w*|supercharge\w*|unleash\w*|world.class|effortless\w*|elevate|leverage)\b/,
    "hype",
  ],
];

/** Also banned except on legal pages: "do not" is how a sign speaks. */
const stiff = [
  /\bcannot\b|\b(?:do|does|did|is|are|was|were|could|should|would|has|have|had|will) not\b/,
  "a person says don't, isn't, can't",
] as const;

/** Sentences that the owner's specification fixes. */
const fixed = ["We respect your privacy. Your email will not be shared."];

/** Each banned phrase in a text, with why, and the sentence it stands in. */
export function bannedIn(text: string, { legal = false } = {}): string[] {
  const words = fixed.reduce((rest, one) => rest.replaceAll(one, " "), text);
  const rules = legal ? banned : [...banned, stiff];
  return words.split(/(?<=[.!?])\s+|\n+/).flatMap((sentence) => foundBy(rules, "iu", sentence));
}

/** In comments, documents and messages of commands: words that no engineer greps for, and inverted sentences. */
const untechnical: readonly (readonly [phrase: RegExp, reason: string])[] = [
  [/(?<=[.;:] )(?:What|Who|Whose|Whoever|Whom) (?!if\b)/, "relative clause used as a noun"],
  [/\bAnswers?\b (?:with |whether|the |what|null|which|true|how)/, "Returns"],
  [/\b(?:ours|for want of|be (?:it|they)|thereof|the same at once)\b/, "plain English"],
  [/\bas (?:it|they) stands?\b|\bso (?:many|much) (?:a|an|as)\b/, "plain English"],
  [/\bnot a (?:word|thing)\b|\bhas not got\b|\bof wh(?:ich|om)\b/, "plain English"],
  [/\b(?:wher|what)ever\b|\bsomewhere else than\b/, "plain English"],
  [/\b(?:dice|disowned|stray|unsettled|settle[sd]?|verdicts?|judge[sd]?|standing)\b/, "trade word"],
  [/\bkept (?:page|copy)|\bholes?\b|\btrap(?:ped|s)?\b|\bwish(?:es)?\b|\blanes?\b/, "trade word"],
  [/\b(?:his|their|its) turn\b|\bstoreys?\b|\bthe house\b|\bknock\w*/, "trade word"],
];
const openings: readonly (readonly [phrase: RegExp, reason: string])[] = [
  [
    /^(?:What|Who|Whom|Whose|Whoever|Which|Whether|Of|Stands|Answers)\b(?!.*\?$)/,
    "begin with a verb or a noun",
  ],
  [
    /^(?:Where|As|So|How many|From which|By which|To whom|For whom|In which)\b(?![^.]*\?)/,
    "begin with a verb or a noun",
  ],
];
/** "Mail" and "tick" are words of the code. */
const spoken = banned.filter(([, reason]) => !/mail is what|checks a box/.test(reason));

/** Each phrase that does not belong in a comment, with the reason. */
export function bannedInComment(text: string): string[] {
  return [...foundBy(spoken, "iu", text), ...foundBy([...untechnical, ...openings], "u", text)];
}

/** The same for a document or message, whose sentences may begin with any word. */
export function bannedInProse(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap((sentence) => [
      ...foundBy(spoken, "iu", sentence),
      ...foundBy(untechnical, "u", sentence),
    ]);
}

function foundBy(rules: typeof banned, flags: string, text: string): string[] {
  return rules.flatMap(([phrase, reason]) => {
    const found = new RegExp(phrase.source, flags).exec(text);
    return found ? [`"${found[0]}" (${reason}): ${text.trim()}`] : [];
  });
}
