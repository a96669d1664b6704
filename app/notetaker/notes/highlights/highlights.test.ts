import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../../../tests/fixtures/naughty-strings";
import type { Turn } from "../../results/transcript";
import { findQuote } from "../find-quote";
import { highlights } from "./highlights";

/** "Name: words", a line for a turn of five seconds. */
function meeting(script: string): Turn[] {
  return script
    .trim()
    .split("\n")
    .map((line, nth) => {
      const [speaker = "", text = ""] = line.trim().split(": ");
      return { speaker, text, start: nth * 5, end: nth * 5 + 5 };
    });
}
const textsOf = (script: string, kind: string) =>
  highlights(meeting(script))
    .lines.filter((line) => line.kind === kind)
    .map(({ text }) => text);
const taskOf = (script: string) => {
  const line = highlights(meeting(script)).lines.find(({ kind }) => kind === "task");
  return line ? [line.owner, line.due] : null;
};

const release = `Ada: Hi everybody, how was the weekend?
  Tom: Great, thanks. Can you hear me?
  Ada: Yes. So the release. Should we ship on Wednesday or wait?
  Tom: The tests of the release are not green yet.
  Ada: Okay, let's ship the release on Wednesday.
  Tom: No, Thursday, the auditors come on Wednesday.
  Ada: Right, then we ship the release on Thursday.
  Tom: I'll send the release notes to the customers by Friday.
  Ada: Ben, can you check the invoice from the supplier?
  Ben: Sure, I'll do that tomorrow.
  Ada: What does the new server cost?
  Ben: No idea, I have to ask the supplier.`;

describe("decisions", () => {
  test("a decision that was put right does not stand, its correction does", () => {
    expect(textsOf(release, "decision")).toEqual(["Right, then we ship the release on Thursday."]);
  });

  test.each([
    [
      "en",
      "We decided to cancel the trade fair in Hamburg.",
      "Actually no, forget that, we keep our booth.",
    ],
    [
      "de",
      "Gut, wir verschieben die Messe in Hamburg.",
      "Ach nein, doch nicht, vergesst das bitte wieder.",
    ],
    [
      "fr",
      "On décide que nous annulons le salon de Lyon.",
      "Non, finalement non, oubliez ce que j'ai dit.",
    ],
    [
      "es",
      "Entonces cancelamos la feria de Bilbao este año.",
      "No, al final no, olvidad lo que he dicho.",
    ],
    [
      "pt",
      "Então cancelamos a feira de Braga este ano.",
      "Não, afinal não, esqueçam o que eu disse.",
    ],
  ])("one that is taken back is none: %s", (_, decided, back) => {
    expect(textsOf(`Ada: ${decided}`, "decision")).toEqual([decided]);
    expect(textsOf(`Ada: ${decided}\nTom: ${back}`, "decision")).not.toContain(decided);
  });

  test("a speaker who goes on to correct themselves takes it back", () => {
    const script = `Ada: So, the release. Okay, let's ship the release on Wednesday. No, let's ship it on Thursday.
      Tom: Fine with me.`;
    expect(textsOf(script, "decision")).toEqual(["No, let's ship it on Thursday."]);
  });

  test("it falls soon after without being named, and later by its words", () => {
    const decided = "Ada: We decided to cancel the trade fair in Hamburg.";
    const talk = Array.from(
      { length: 15 },
      () => "Tom: The weather is fine here, and the food is too.",
    );
    const notes = (...lines: string[]) => textsOf([decided, ...lines].join("\n"), "decision");
    expect(notes("Tom: Hm.", "Ada: No wait, forget that.")).toEqual([]);
    expect(notes(...talk, "Ada: No wait, forget that.")).toHaveLength(1);
    expect(notes(...talk, "Ada: The trade fair in Hamburg, scrap that.")).toEqual([]);
  });

  test("proposals, questions and small talk are none", () => {
    const script = `Ada: Maybe we should go with the blue design.
      Tom: Should we go with the blue design?
      Ada: Let's see what the customers say about the design.
      Tom: If we keep the old design, nobody needs to learn it.`;
    expect(textsOf(script, "decision")).toEqual([]);
  });
});

describe("tasks have their owner and their day", () => {
  test.each([
    ["Tom: I'll send the contract to the lawyers by Friday.", "Tom", "by Friday"],
    ["Ada: Tom, can you send the contract to the lawyers?\nTom: Yes, tomorrow.", "Tom", "tomorrow"],
    ["Ada: Could you send the contract to the lawyers?\nTom: Sure, will do.", "Tom", null],
    ["Ada: So, Maria, the contract. Maria will send the contract to the lawyers.", "Maria", null],
    ["Heike: Ich schicke den Vertrag bis Freitag an die Kanzlei.", "Heike", "bis Freitag"],
    ["Noé: J'envoie le contrat aux avocats avant vendredi, c'est promis.", "Noé", "avant vendredi"],
    ["Lucía: Yo envío el contrato a los abogados antes del viernes.", "Lucía", "antes del viernes"],
    ["Inês: Eu envio o contrato aos advogados até sexta.", "Inês", "até sexta"],
  ])("%s", (script, owner, due) => {
    expect(taskOf(script)).toEqual([owner, due]);
  });

  const looked = {
    en: "We looked at the figures of last quarter and they are better than the ones before.",
    de: "Wir haben uns die Zahlen vom letzten Quartal angesehen und sie sind besser als vorher.",
    fr: "On a regardé les chiffres du dernier trimestre et ils sont meilleurs que ceux d'avant.",
    es: "Hemos mirado los números del último trimestre y son mejores que los de antes.",
    pt: "A gente viu os números do último trimestre e eles são melhores do que os de antes.",
  };
  test.each([
    ["en", "Dana, could you send those?"],
    ["en", "Could you send those, Dana?"],
    ["de", "Dana, könntest du die schicken?"],
    ["de", "Kannst du die schicken, Dana?"],
    ["de", "Dana, schickst du die?"],
    ["fr", "Dana, tu peux les envoyer ?"],
    ["fr", "Tu pourrais les envoyer, Dana ?"],
    ["es", "Dana, ¿puedes enviarlos?"],
    ["es", "¿Podrías enviarlos, Dana?"],
    ["pt", "Dana, você pode enviar isso?"],
    ["pt", "Podes enviar isso, Dana?"],
  ] as const)("whoever is asked by name, of whom nothing else was heard: %s, %s", (code, asked) => {
    expect(taskOf(`Ada: ${looked[code]}\nAda: ${asked}`)).toEqual(["Dana", null]);
  });

  test("of a request that says little and its promise the promise stands", () => {
    const script = `Ada: Three things: ten inquiries, your price list, access to the calendar.
      Ada: Dana, could you send those?
      Dana Fisher: I will send the price list and the inquiries on Thursday.`;
    expect(taskOf(script)).toEqual(["Dana Fisher", "on Thursday"]);
    expect(textsOf(script, "task")).toEqual([
      "I will send the price list and the inquiries on Thursday.",
    ]);
  });

  test("a question to nobody, and what is listed after a comma, names nobody", () => {
    for (const script of [
      `Ada: ${looked.de}\nAda: Was machst du heute nach der Arbeit?`,
      `Ada: ${looked.de}\nAda: Ich habe Brot gekauft, Milch.\nAda: Brot und Milch wird teuer bis Montag.`,
    ])
      expect(taskOf(script), script).toBeNull();
  });

  test("what was refused, taken back or only wondered is none", () => {
    for (const script of [
      "Ada: Tom, can you send the contract to the lawyers?\nTom: No, I can't, sorry about that.",
      "Ada: I'll send the contract to the lawyers.\nTom: Forget it, the lawyers have the contract.",
      "Ada: Can you hear me well today?\nTom: Yes, we can hear you.",
      "Ada: If I send the contract to the lawyers, will they read it?",
    ])
      expect(taskOf(script), script).toBeNull();
  });

  test("a request and its promise are one", () => {
    expect(textsOf(release, "task")).toHaveLength(2);
  });

  test("a day put right is the day", () => {
    const script = "Tom: I'll send the contract to the lawyers by Friday.\nAda: No, by Monday.";
    expect(taskOf(script)).toEqual(["Tom", "by Monday"]);
  });
});

describe("questions", () => {
  test("are open when nobody knew", () => {
    expect(textsOf(release, "question")).toEqual(["What does the new server cost?"]);
  });

  test("are not when somebody knows later", () => {
    const later = `${release}\nTom: Got it.\nBen: By the way, the new server cost is 400 a month.`;
    expect(textsOf(later, "question")).toEqual([]);
  });
});

test("every line is a sentence as it was said, where it was said, and stands once", () => {
  const turns = meeting(release);
  const { lines } = highlights(turns);
  for (const { text, quote, speaker, at } of lines) {
    expect(quote).toBe(text);
    expect(findQuote(turns, quote)).toMatchObject({ speaker });
    expect(turns.some((turn) => turn.text.includes(text) && (turn.start ?? 0) <= at)).toBe(true);
  }
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
  expect(textsOf(release, "summary").join()).not.toMatch(/weekend|hear me/);
});

test("a long meeting has twelve lines at most", () => {
  const turns = Array.from({ length: 500 }, (_, nth) =>
    meeting(release.replaceAll("release", `release${nth}`)),
  ).flat();
  const { lines } = highlights(
    turns.map((turn, nth) => ({ ...turn, start: nth * 5, end: nth * 5 + 5 })),
  );
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.length).toBeGreaterThan(5);
});

test("a monologue has the sentences that it keeps coming back to", () => {
  const script = `Ada: Welcome everybody. The warehouse in Rotterdam is full and the costs of the warehouse are rising.
    Ada: We looked at three other places. The costs of the warehouse in Antwerp are lower than in Rotterdam.
    Ada: I had a coffee there with the owner. It was nice. The harbour is pretty.`;
  expect(textsOf(script, "summary").join(" ")).toMatch(/costs of the warehouse/);
});

test("nothing was said, or in another language: no lines", () => {
  expect(highlights([])).toEqual({ by: "highlights", language: null, lines: [] });
  expect(
    highlights(meeting("Aino: Hyvää huomenta kaikille ja tervetuloa kokoukseen.")),
  ).toMatchObject({
    language: null,
    lines: [],
  });
});

test("no text breaks it", () => {
  for (const text of [
    ...naughtyStrings,
    "a. ".repeat(100_000),
    "i'll ".repeat(50_000),
    "?".repeat(50_000),
  ]) {
    const turn = { speaker: text, start: null, end: null, text };
    const english = meeting(release);
    expect(highlights([turn, ...english, turn]).lines.length).toBeLessThanOrEqual(12);
  }
});
