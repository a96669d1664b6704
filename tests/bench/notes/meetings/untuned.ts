import type { Script } from "../script.ts";

/** Written after the cues and weights, which know nothing of them: whoever tunes on these writes others. */
export const untuned: readonly Script[] = [
  {
    name: "support desk",
    language: "en",
    minutes: 40,
    talk: `Hannah: Let me start with the numbers. We had six hundred tickets in the week after the update.
Omar: Most of them are about the export, it silently skips empty rows.
Hannah: How long would a fix take?
Omar: Two days, plus testing.
Hannah: Alright, the export fix goes out first, everything else waits. Everybody okay with that?
Priya: Yes.
Omar: Then I'm going to work on the export fix until Wednesday.
---
Priya: Customers also ask for weekend support.
Hannah: We can't staff that. We've agreed not to offer weekend support this year, and I want to stick to it.
Priya: Fine. But the website still says we do.
Hannah: Priya, would you correct that page today?
Priya: I will.
---
Omar: One idea, we could give the chat bot to all customers.
Hannah: Too early. We'll keep the chat bot for the test group until January.
Priya: Someone has to tell the account managers by Friday.
Hannah: I'll do that, I'm meeting the account managers anyway.
Omar: Do we know how many people read the help pages?
Priya: I have no idea.`,
    decisions: ["export fix first", "weekend support", "chat bot test group"],
    tasks: ["export wednesday", "correct page", "account managers"],
  },
  {
    name: "Vereinsvorstand",
    language: "de",
    minutes: 50,
    talk: `Renate: Der erste Punkt ist das Sommerfest. Die Halle kostet inzwischen 900 Euro.
Uwe: Auf der Wiese wäre es umsonst.
Renate: Und wenn es regnet?
Uwe: Dann stellen wir Zelte auf, die hat der Sportverein.
Renate: Gut, dann ist das beschlossen, das Sommerfest findet auf der Wiese statt.
Gisela: Ich rufe beim Sportverein wegen der Zelte an.
---
Uwe: Punkt zwei, der Mitgliedsbeitrag. Seit acht Jahren unverändert.
Gisela: Ich wäre für 60 Euro.
Renate: Das ist ein großer Sprung. Lasst uns den Beitrag auf 55 Euro erhöhen.
Uwe: Damit kann ich leben.
Gisela: Ich auch, einverstanden.
Renate: Uwe, du schreibst bitte bis zum 15. März einen Brief an die Mitglieder.
Uwe: Geht klar.
---
Gisela: Die Webseite ist veraltet. Mein Neffe könnte eine neue machen.
Renate: Das ist nett, aber wir bleiben vorerst bei der alten Webseite.
Gisela: Schade. Dann aktualisiere ich wenigstens die Termine.
Uwe: Wer prüft eigentlich dieses Jahr die Kasse?
Renate: Das weiß ich leider auch nicht.`,
    decisions: ["sommerfest wiese", "beitrag 55", "alten webseite"],
    tasks: ["sportverein zelte", "brief mitglieder", "aktualisiere termine"],
  },
  {
    name: "comité de rédaction",
    language: "fr",
    minutes: 35,
    talk: `Sophie: On regarde le numéro de juin. Le dossier sur les forêts est trop long.
Karim: On peut couper l'entretien.
Sophie: L'entretien est ce qu'il y a de mieux. On enlève plutôt la carte.
Karim: Va pour la carte, alors.
Sophie: C'est décidé, la carte ne paraît pas.
Julie: Je préviens le graphiste cet après-midi.
---
Karim: Pour la couverture, nous avons deux photos.
Julie: La première est plus forte.
Sophie: Alors on choisit la première photo pour la couverture.
Karim: Non attendez, nous n'avons pas les droits pour celle-là.
Sophie: Dommage. Dans ce cas on prend la deuxième photo pour la couverture.
Julie: Très bien.
---
Sophie: Karim, est-ce que tu peux relire le dossier d'ici lundi ?
Karim: Oui, sans problème.
Sophie: Et moi, je vais écrire l'éditorial ce week-end.
Julie: Combien d'exemplaires est-ce qu'on imprime ?
Sophie: Bonne question, il faut que je demande à l'imprimeur.`,
    decisions: ["carte", "deuxième photo couverture"],
    tasks: ["graphiste", "relire dossier", "éditorial"],
  },
  {
    name: "equipo de ventas",
    language: "es",
    minutes: 90,
    talk: `Carmen: Empezamos con la zona norte, las ventas han bajado un ocho por ciento.
Pablo: El distribuidor de Bilbao cobra demasiado.
Carmen: Pues cambiamos de distribuidor en la zona norte a partir de mayo.
Rosa: Me parece bien.
Pablo: Yo hablo con los otros dos distribuidores la semana que viene.
---
Rosa: El catálogo en papel nos cuesta doce mil euros.
Carmen: Está decidido, este año no imprimimos el catálogo.
Pablo: Algunos clientes mayores lo van a echar de menos.
Carmen: Rosa, ¿podrías preparar una versión digital para el 20 de abril?
Rosa: Sí, cuenta con ello.
---
Pablo: ¿Y la feria de Madrid?
Carmen: Al final vamos a la feria de Madrid, pero con un stand pequeño.
Rosa: Perfecto, yo reservo el stand hoy mismo.
Pablo: ¿Cuántas personas van a la feria?
Carmen: Todavía no lo sé.`,
    decisions: ["distribuidor norte", "no imprimimos catálogo", "feria madrid stand"],
    tasks: ["distribuidores", "versión digital", "reservo stand"],
  },
  {
    name: "obra da escola",
    language: "pt",
    minutes: 18,
    talk: `Rui: Bom dia, vamos ao telhado da escola. O orçamento chegou ontem.
Teresa: São quarenta mil euros, mais do que esperávamos.
Rui: Mesmo assim, fazemos o telhado este verão, ficou decidido com a direção.
Paulo: Está bem.
Teresa: Vou pedir um segundo orçamento até sexta.
---
Paulo: E as janelas do ginásio?
Rui: As janelas ficam para o próximo ano, está combinado.
Paulo: De acordo. Então eu aviso o fornecedor das janelas amanhã.
Rui: Teresa, podes marcar uma reunião com os pais?
Teresa: Posso, claro.
Paulo: Onde ficam as turmas durante a obra?
Rui: Ainda não sabemos.`,
    decisions: ["telhado verão", "janelas próximo ano"],
    tasks: ["segundo orçamento", "aviso fornecedor", "reunião pais"],
  },
];
