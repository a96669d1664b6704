import type { Language } from "./vocabulary";

const verbs = `partons sur|gardons|prenons|choisissons|lançons|repoussons|reportons|annulons|restons|retenons|
  arrêtons|abandonnons|supprimons|déplaçons|signons|embauchons|utilisons|passons à|mettons|fermons|achetons|
  baissons|augmentons|maintenons|conservons|renonçons|sortons|livrons`;

export const fr: Language = {
  code: "fr",
  functionWords: `à ai aller alors après as au aussi autre aux avait avant avec avez avoir avons bien c'est ça car ce
    cela celle celui ces cet cette chez comme comment d'accord dans de déjà depuis des deux devons dire dit dois doit
    donc dont du elle elles en encore entre est et étaient était être eu fait faire faut fois ici il ils j'ai j'aimerais
    je jusqu' l' la là le les leur leurs lui ma mais me même mes moi moins mon n'a n'est ne ni non nos notre nous on
    ont ou où oui par parce pas peu peut peux plus pour pourquoi pouvez qu'on qu'il quand que quel quelle quelque qui
    quoi sa sans se sera ses si son sont sur ta te tes toi ton tous tout toute toutes très trop tu un une va vais vas
    vers veut veux voilà vont vos votre vous vraiment y ok okay`,
  fillers: `bonjour salut bonsoir merci bienvenue revoir météo weekend café déjeuner entendez entends micro caméra
    écran connexion son super génial parfait chouette désolé désolée pardon minute seconde euh ben hein voilà`,
  weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche",
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  nearDays: "aujourd'hui demain hier",
  time: {
    lead: "avant|d'ici|pour|jusqu'à|jusqu'au|au plus tard|dès|avant la|d'ici à|d'ici la",
    between:
      "le|la|ce|cette|fin|la fin|la fin de|fin de|fin du|de|du|début|mi|au|plus|tard|prochain|prochaine",
    spans: "semaine|mois|trimestre|année|journée|l'année|soir|midi",
    after: "prochain|prochaine|matin|midi|soir|après|à|heures|au|plus|tard",
  },
  decided: `(?:on|nous)(?: a| avons| est| sommes)(?: donc| tous)? (?:décidé|convenu|tombé d'accord|d'accord|validé|
    choisi|retenu)|c'est (?:donc )?(?:décidé|validé|acté|entendu|réglé|convenu)|la décision (?:est|c'est)|décision prise|
    (?:on|nous)(?: va| allons)?(?: donc| alors)? (?:part sur|partir sur|garde|garder|prend|prendre|choisit|choisir|lance|
    lancer|repousse|repousser|reporte|reporter|annule|annuler|reste|rester|retient|retenir|arrête|arrêter|abandonne|
    abandonner|supprime|supprimer|déplace|déplacer|signe|signer|embauche|embaucher|utilise|utiliser|passe à|passer à|
    met|mettre|ferme|fermer|achète|acheter|baisse|baisser|augmente|augmenter|maintient|maintenir|conserve|renonce|
    renoncer|sort|livre|livrer|ne fait pas|fait comme|ne prend pas|ne change|confie|confier|réduit|réduire)|${verbs}|
    alors on fait|va pour|on se met d'accord`,
  undecided: `si on|si nous|est ce qu'on|est ce que|peut être|on pourrait|on devrait|nous pourrions|nous devrions|
    faut il|je propose|je suggère|pas encore|rien n'est|on prend (?:un|une|le temps|deux|cinq|quelques)|on passe à
    (?:la suite|autre|vous|toi|moi)|passons à (?:la|autre|vous|toi)|on reste en|on garde ça|on met (?:du|un peu)|
    on verra|la dernière fois|l'an dernier|à l'époque|l'année dernière|la semaine dernière|on part (?:sur|du) (?:principe|une base)`,
  takenBack: `finalement non|finalement pas|non finalement|oublie|oubliez|oublions|laisse tomber|laissons tomber|on annule
    ça|on revient|je retire|je reviens sur|changé d'avis|en fait non|non en fait|non attendez|attendez non|je corrige|
    je me corrige|correction|tout compte fait|réflexion faite|finalement on|plutôt pas`,
  corrects: "non(?! (?:merci|plus|seulement|pas de) )",
  promises: `je vais|je m'occupe|je m'en (?:occupe|charge)|je me charge|j'envoie|j'enverrai|je (?:vous|te|lui|leur|l'|le|la|
    les) (?:envoie|enverrai|appelle|rappelle|transmets|prépare|fais|ferai)|je (?:prépare|préparerai|vérifie|vérifierai|
    rédige|contacte|contacterai|prends|fais|ferai|regarde|réserve|réserverai|crée|partage|demande|demanderai|organise|
    planifie|relance|corrige|termine|finis|finirai|livre|propose une|écris|commande|mets|mettrai|transmets|rappelle|
    reviens|complète|informe|relis|teste|signe)|j'appelle|j'appellerai|j'organise|j'écris|j'écrirai|laisse moi faire|
    laissez moi faire|c'est pour moi`,
  promisesNothing: `je vais (?:bien|dire|commencer|être|voir|devoir|y aller|vous laisser|partager mon|couper|essayer d'être)|
    je prends (?:un|mon café|la parole)|je fais (?:vite|court|partie)|je mets (?:mon|le micro)|si je|je me demande|
    je demande si|je regarde (?:mon|l'heure)|je partage (?:mon|l'avis|ton|votre|cet)|je reviens (?:sur|tout|dans)|
    je finis (?:ma|mon|par)|je propose qu'on|peut être`,
  requests: `(?:peux|pourrais|veux) tu|(?:pouvez|pourriez|voulez) vous|tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|
    merci de|s'il te plaît|s'il vous plaît|je te laisse|il faudrait que tu|j'aimerais que tu`,
  requestsNothing: `(?:tu|vous) (?:m'entendre|m'entendez|répéter|expliquer|voir|parler|me dire|nous dire|couper|
    commencer|nous rappeler|nous expliquer|préciser)|entendez|entends|comment (?:peux|pouvez|pourriez)|
    (?:pourquoi|quand|que|quel|quelle) (?:peux|pouvez|voulez|veux)|vous voulez dire|merci de (?:votre|ton|vos|m'avoir)`,
  isToDo: `va|doit|devra|devrait|s'occupe|se charge|prend|prépare|envoie|contacte|vérifie|rédige|appelle|fera|fait|
    enverra|préparera|organise|tu (?:peux|pourrais|t'en|t'occupes|prends|vas)|peux tu|pourrais tu|pouvez vous|
    pourriez vous|vous pouvez|est ce que tu peux|réserve|relance|écrit`,
  mustBeDone: `il faut|on doit|nous devons|quelqu'un (?:doit|devrait)|il faudra|à faire|point d'action|doit être`,
  accepts:
    "oui|d'accord|bien sûr|ok|okay|pas de problème|sans problème|volontiers|c'est noté|entendu|ça marche|je m'en",
  refuses: "non|je ne peux pas|je peux pas|malheureusement|désolé|désolée|impossible",
  unknown: `je (?:ne )?sais pas|on (?:ne )?sait pas|nous ne savons pas|aucune idée|bonne question|pas sûr|pas sûre|
    à voir|à vérifier|à confirmer|à préciser|on en reparle|on y reviendra|reste à|pas encore|je dois (?:vérifier|demander)|
    il faut (?:vérifier|demander|que je (?:vérifie|demande))|personne ne sait|j'ignore`,
  openQuestion: `question ouverte|reste (?:ouverte|ouvert|à (?:voir|savoir|déterminer|clarifier))|la question (?:est|reste)|
    on ne sait (?:toujours |pas |encore )|nous ne savons (?:pas|toujours)|pas clair|à clarifier`,
  asks: `qui|que|quoi|quand|où|pourquoi|comment|quel|quelle|quels|quelles|combien|est|a|et|mais|qu'est|faut|doit|on|
    avons|sait|y|à`,
  numbers: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    nonante: 90,
    cent: 100,
    cents: 100,
    mille: 1_000,
    million: 1_000_000,
    millions: 1_000_000,
  },
};
