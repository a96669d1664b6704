import type { Script } from "../script.ts";

export const german: readonly Script[] = [
  {
    name: "Wochenrunde",
    language: "de",
    minutes: 12,
    talk: `Heike: Guten Morgen zusammen, fangen wir an.
Jörg: Die Webseite des Kunden ist fast fertig, es fehlen noch die Bilder.
Heike: Wann kommen die Bilder?
Jörg: Ich frage heute beim Fotografen nach.
Heike: Gut. Und der Umzug des Servers?
Petra: Der könnte am Samstag sein oder am Sonntag.
Heike: Am Samstag haben wir die Inventur. Also gut, wir verschieben den Umzug des Servers auf Sonntag.
Petra: Einverstanden, ich informiere die Kollegen bis morgen.
Heike: Petra, kannst du auch die Sicherung prüfen?
Petra: Ja, mache ich.
Jörg: Was machen wir mit der alten Domain?
Heike: Gute Frage, das müssen wir noch klären.`,
    decisions: ["umzug servers sonntag"],
    tasks: ["frage fotografen", "informiere kollegen", "sicherung prüfen"],
  },
  {
    name: "Budget, zurückgenommen",
    language: "de",
    minutes: 60,
    talk: `Klaus: Heute geht es um das Budget für das nächste Jahr.
Sabine: Die Schulungen kosten uns 30.000 Euro.
Klaus: Dann streichen wir die Schulungen im ersten Halbjahr.
Murat: Hm.
---
Murat: Zu den Schulungen noch einmal: der Betriebsrat hat die Schulungen schon zugesagt bekommen.
Klaus: Ach so. Dann nehmen wir das zurück, die Schulungen streichen wir doch nicht.
Sabine: Wir könnten bei den Reisen sparen.
Klaus: Ja. Wir haben entschieden: die Reisekosten senken wir um zehn Prozent.
---
Sabine: Der Vertrag mit der Druckerei läuft aus.
Klaus: Wir verlängern den Vertrag mit der Druckerei um ein Jahr.
Murat: Ich bereite den Vertrag bis Mittwoch vor.
Klaus: Sabine, könntest du die Zahlen für den Vorstand zusammenstellen?
Sabine: Klar, bis Ende der Woche.`,
    decisions: ["reisekosten zehn prozent", "verlängern vertrag druckerei"],
    tasks: ["bereite vertrag", "zahlen vorstand"],
  },
];
