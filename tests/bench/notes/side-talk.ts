type Pool = { readonly nouns: string; readonly remarks: readonly string[] };

/** `#` is a noun of the pool. Much of it sounds like a decision or a task, and is none. */
const pools: Readonly<Record<"en" | "de" | "fr" | "es" | "pt", Pool>> = {
  en: {
    nouns:
      "dashboard|report|invoice tool|search|newsletter|support queue|warehouse|training|calendar|mobile app|archive|survey",
    remarks: [
      "Yeah, the # is something we talked about last month, and it hasn't changed much since then.",
      "Maybe we could look at the # again when the numbers for the # are in.",
      "I'll be honest, I never use the #, but the people in the # team like it.",
      "Let's see what the customers say about the # before we touch the #.",
      "Right, and the # was slower than the # in every test that they did.",
      "Can you hear me? I was saying that the # looks a lot better now.",
      "If we change the #, then the # will need another round of tests, won't it?",
      "Last year we decided to rebuild the #, and you know how that went.",
      "Did anybody read the article about the #? It was in the paper.",
      "Yes, I read it. It said that every # ends up as a #, more or less.",
      "Okay. That makes sense to me.",
      "Hm, yeah, I see what you mean with the #.",
      "I think the # and the # are really the same thing for most people.",
      "Should we go with the # or with the #? Hard to say at the moment.",
    ],
  },
  de: {
    nouns:
      "Übersicht|Bericht|Suche|Lager|Schulung|Kalender|App|Archiv|Umfrage|Ablage|Anzeige|Liste",
    remarks: [
      "Ja, das mit der Sache # hatten wir letzte Woche schon einmal, da hat sich nicht viel getan.",
      "Vielleicht könnten wir uns # noch einmal ansehen, wenn die Zahlen zu # da sind.",
      "Ich muss ehrlich sagen, ich benutze # fast nie, aber die anderen mögen es.",
      "Schauen wir mal, was die Kunden zu # sagen, bevor wir an # etwas ändern.",
      "Genau, und # war in jedem Test langsamer als #.",
      "Hört ihr mich? Ich wollte sagen, dass # jetzt viel besser aussieht.",
      "Wenn wir # ändern, dann braucht # noch eine Runde Tests, oder?",
      "Ich mache mir bei # ehrlich gesagt keine Sorgen.",
      "Hat jemand den Artikel über # gelesen? Der stand in der Zeitung.",
      "Ja, den habe ich gelesen, da ging es um # und um #.",
      "Okay, das leuchtet mir ein.",
      "Sollten wir # nehmen oder lieber #? Schwer zu sagen im Moment.",
    ],
  },
  fr: {
    nouns:
      "le tableau|le rapport|la recherche|le stock|la formation|le calendrier|l'application|l'archive|le sondage",
    remarks: [
      "Oui, pour # on en a parlé la semaine dernière, ça n'a pas beaucoup changé depuis.",
      "Peut-être qu'on pourrait revoir # quand les chiffres pour # seront là.",
      "Pour être honnête, je n'utilise jamais #, mais les autres aiment bien.",
      "On verra ce que les clients disent sur # avant de toucher à #.",
      "Voilà, et # était plus lent que # dans tous les essais.",
      "Vous m'entendez ? Je disais que # est beaucoup mieux maintenant.",
      "Si on change #, alors # aura besoin d'une autre série d'essais, non ?",
      "Quelqu'un a lu l'article sur # ? C'était dans le journal.",
      "D'accord, je comprends mieux.",
      "Moi je me demande si # et # ne sont pas la même chose pour les gens.",
    ],
  },
  es: {
    nouns:
      "el panel|el informe|la búsqueda|el almacén|la formación|el calendario|el archivo|la encuesta|la lista",
    remarks: [
      "Sí, de lo que es # ya hablamos la semana pasada, y no ha cambiado mucho desde entonces.",
      "Quizás podríamos mirar # otra vez cuando estén los números de #.",
      "La verdad es que yo casi nunca uso #, pero a los demás les gusta.",
      "Vamos a ver qué dicen los clientes de # antes de tocar #.",
      "Claro, y # era más lento que # en todas las pruebas.",
      "¿Me oís? Decía que # está mucho mejor ahora.",
      "Si cambiamos #, entonces # necesita otra ronda de pruebas, ¿no?",
      "¿Alguien ha leído el artículo sobre #? Salió en el periódico.",
      "Vale, tiene sentido.",
      "Yo me pregunto si # y # no son lo mismo para la gente.",
    ],
  },
  pt: {
    nouns:
      "o painel|o relatório|a pesquisa|o armazém|a formação|o calendário|o arquivo|o inquérito|a lista",
    remarks: [
      "Sim, sobre isso, # já falamos na semana passada, e não mudou muito desde então.",
      "Talvez a gente pudesse ver # outra vez quando houver números para #.",
      "Para ser sincero, eu quase nunca uso #, mas os outros gostam.",
      "Vamos ver o que os clientes dizem sobre # antes de mexer com #.",
      "Claro, e # era mais lento do que # em todos os testes.",
      "Vocês me ouvem? Eu dizia que # está muito melhor agora.",
      "Se mudarmos #, então # precisa de mais uma rodada de testes, não?",
      "Alguém leu o artigo sobre #? Saiu no jornal.",
      "Certo, faz sentido.",
      "Eu me pergunto se # e # não são a mesma coisa para as pessoas.",
    ],
  },
};

/** Gives one remark after another in which nothing is decided, promised or left open. */
export function sideTalk(language: keyof typeof pools, random: () => number): () => string {
  const { nouns, remarks } = pools[language];
  const names = nouns.split("|");
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  return () => pick(remarks).replace(/#/g, () => pick(names));
}
