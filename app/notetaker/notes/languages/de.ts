import type { Language } from "./vocabulary";

/** Only what a sentence about the work would say in the first person. */
const doing = `schicke|sende|schreibe|mache|kümmere|übernehme|prüfe|rufe|bereite|stelle|buche|frage|kläre|erstelle|
  aktualisiere|teile|organisiere|spreche|lade|hole|melde|baue|korrigiere|besorge|trage|setze|plane|lege|gebe|liefere|
  checke|teste|überarbeite|reserviere|bestelle|informiere|ergänze|entwerfe|erledige|kontaktiere|verschicke|bringe|
  reiche|sammle|vereinbare|formuliere|veröffentliche|leite|schaue|suche|telefoniere|behebe|repariere`;
const others = `schickt|sendet|schreibt|macht|kümmert|übernimmt|prüft|ruft|bereitet|bucht|fragt|klärt|erstellt|
  aktualisiert|organisiert|spricht|besorgt|plant|liefert|testet|bestellt|informiert|erledigt|kontaktiert|holt`;
/** "schickst du" */
const asked = others.replace(/t(?=\||$)/g, "st");

export const de: Language = {
  code: "de",
  functionWords: `aber alle allem allen alles als also am an andere auch auf aus bei bin bis bist da dabei dafür dahin
    damit dann daran darauf das dass dazu dein dem den denn der des dessen dich die dies diese diesem diesen dieser
    dieses dir doch dort du durch eben ein eine einem einen einer eines einfach er es etwas euch euer für ganz gar
    gehen geht gerade gern gibt gut gute habe haben hat hatte hätte hätten hier hin ich ihm ihn ihnen ihr ihre im
    immer in ist ja jede jeder jetzt kann kannst kein keine können könnte könnten lassen mal man mehr mein meine mich
    mir mit möchte muss müssen nach nein nicht nichts noch nun nur ob oder ohne schon sehr sein seine seit sich sie
    sind so soll sollen sollte sollten sondern und uns unser unsere unter viel viele vielleicht vom von vor war waren
    warum was weil wenn wer werde werden wie wieder wir wird wo würde würden zu zum zur zwei genau okay ok`,
  fillers: `hallo guten morgen tag abend danke dankeschön bitte willkommen tschüss wetter wochenende kaffee
    mittagessen hören hört stumm mikrofon kamera bildschirm verbindung ton super prima toll klasse schön witzig
    lustig entschuldigung moment sekunde minute leute zusammen äh ähm hm naja`,
  weekdays: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
  months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  nearDays: "heute morgen übermorgen gestern",
  time: {
    lead: "bis|vor|am|ab|bis zum|bis spätestens|spätestens|bis vor|noch",
    between: `zum|zur|spätestens|nächsten|nächste|nächster|nächstes|kommenden|kommende|kommender|diesen|diese|dieser|
      dieses|ende|anfang|mitte|der|des|dem|den|am`,
    spans: "woche|wochenende|monat|monats|quartal|quartals|jahr|jahres|tages|tag|wochenendes",
    after: "früh|vormittag|mittag|nachmittag|abend|um|uhr|der|spätestens",
  },
  decided: `beschlossen|entschieden|vereinbart|geeinigt|abgemacht|festgelegt|ausgemacht|wir einigen uns|
    wir entscheiden uns|die entscheidung (?:ist|steht|lautet)|so machen wir|es bleibt (?:bei|dabei)|dabei bleibt es|
    (?:nehmen|machen|verschieben|bleiben|starten|behalten|streichen|setzen|stellen|verzichten|kaufen|schieben|legen|
    wechseln|lassen|liefern|führen|erhöhen|senken|veröffentlichen|gehen|beginnen|beauftragen|bestellen|stoppen|
    verlängern|kündigen|reduzieren|verlegen|entfernen|investieren|nutzen|verwenden|arbeiten) wir|
    wir(?: also| dann| jetzt| nun)* (?:nehmen|machen|verschieben|bleiben|starten|behalten|streichen|setzen|stellen|
    verzichten|kaufen|schieben|legen|wechseln|lassen|liefern|führen|erhöhen|senken|veröffentlichen|gehen mit|beginnen|
    beauftragen|bestellen|stoppen|verlängern|kündigen|reduzieren|verlegen|entfernen|nutzen|verwenden)|
    lasst uns|lass uns|wir werden`,
  undecided: `wenn wir|sollen wir|sollten wir|könnten wir|können wir|vielleicht|ob|wir könnten|wir sollten|noch nicht|
    nichts entschieden|machen wir (?:weiter|kurz|eine|mal)|wir machen (?:weiter|kurz|eine|mal)|gehen wir (?:weiter|mal|
    kurz|durch|zum|zur)|lasst? uns (?:mal|kurz|anfangen|beginnen|weitermachen|schauen|reden|sprechen|durchgehen)|
    ich schlage vor|vorschlag|nehmen wir an|wie (?:machen|gehen|setzen)|was machen|wann|wir werden (?:sehen|schauen)|
    letzte (?:woche|mal)|letztes (?:jahr|mal)|letzten (?:monat|mal)|damals|früher|beginnen wir (?:mit dir|mal|heute)|
    starten wir (?:mit dir|mal|gleich)`,
  takenBack: `doch nicht|vergesst|vergiss|streich das|(?:nehme|nehmen) (?:ich |wir )?das zurück|nehme ich zurück|
    nehmen wir zurück|machen das doch|anders entschieden|korrektur|ich korrigiere|lieber doch|doch lieber|
    lasst uns das nicht|das verwerfen|wird doch nichts|zurück zum|überlegt|stopp|moment nein|nein moment|halt nein`,
  corrects: "nein(?! (?:danke|gar) )|nee|doch nicht|quatsch",
  promises: `ich (?:${doing})|(?:${doing}) ich|ich werde|ich kann (?:[^ ]+ ){1,8}(?:machen|schicken|übernehmen|
    schreiben|prüfen|klären|fragen|erstellen|vorbereiten|organisieren|anrufen|buchen)|ich will (?:[^ ]+ ){1,8}(?:
    schicken|schreiben|prüfen|klären)|überlass das mir`,
  promisesNothing: `ich mache (?:mir|kurz|mal|es kurz)|ich frage mich|ich stelle (?:mir|fest|mich)|ich gebe (?:zu|dir|
    euch recht)|gebe ich (?:zu|dir|ab)|ich teile (?:meinen|mal|kurz)|teile ich (?:meinen|mal|kurz)|melde ich mich ab|
    ich melde mich ab|wenn ich|ob ich|ich hole mir|ich hole kurz|frage ich mich|ich schaue (?:mir das|mal kurz)|
    ich spreche (?:für|von)|mache ich mir|ich setze mich|ich werde (?:nie|mal sehen|nicht)|vielleicht|ich lege auf`,
  requests: `(?:kannst|könntest|würdest|magst|willst) du|(?:können|könnten|würden) sie|(?:könnt|könntet) ihr|bitte|
    (?:${asked}) du`,
  requestsNothing: `(?:du|ihr|sie) (?:mich|mal sagen|sehen|bitte wiederholen|wiederholen|erklären|hören|lauter|uns
    sagen|bitte lauter|dich stumm|das erklären|anfangen)|danke|wie bitte|bitte (?:nicht|weiter|schön|stumm)|
    hören|(?:was|wie|wann|warum|wo|woran) (?:${asked}|kannst|könntest|würdest|können|könnten)`,
  isToDo: `wird|muss|soll|sollte|${others}|kannst du|könntest du|würdest du|bitte|du (?:machst|übernimmst|schickst)|
    können sie|könnten sie|magst du`,
  mustBeDone: `jemand (?:muss|sollte)|wir müssen|müssen wir|muss noch|muss bis|aufgabe|to do|es muss`,
  accepts:
    "ja|klar|gerne|gern|mache ich|mach ich|okay|ok|natürlich|kein problem|sicher|geht klar|einverstanden",
  refuses: "nein|nee|geht nicht|kann ich nicht|leider|schaffe ich nicht|ich kann nicht",
  unknown: `weiß (?:ich|es|das|keiner|niemand)(?: noch| leider| auch| gerade| ehrlich gesagt)* ?(?:nicht)?|
    ich weiß(?: es| das| noch| leider)* nicht|keine ahnung|gute frage|
    wissen wir|unklar|noch offen|muss ich (?:noch |erst )?(?:klären|fragen|nachfragen|prüfen|nachsehen)|
    müssen wir (?:noch |erst )?(?:klären|herausfinden)|kommen wir später|steht noch nicht|nicht sicher`,
  openQuestion: `offene frage|noch offen|bleibt offen|offen (?:ist|bleibt)|unklar (?:ist|bleibt)|ist (?:noch )?unklar|
    wir wissen (?:noch )?nicht|die frage ist|müssen wir noch klären|noch zu klären|noch klären`,
  asks: `wer|was|wann|wo|warum|wieso|wie|welche|welcher|welches|wem|wen|ist|sind|haben|hat|können|kann|sollen|soll|
    gibt|müssen|muss|wird|werden|und|aber|brauchen`,
  numbers: {
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1_000,
    million: 1_000_000,
    millionen: 1_000_000,
  },
};
