import type { Script } from "../script.ts";

export const romance: readonly Script[] = [
  {
    name: "point produit",
    language: "fr",
    minutes: 20,
    talk: `Camille: Bonjour à tous, on commence par la nouvelle version.
Noé: Les tests sont finis, il reste la traduction.
Camille: D'accord. Alors on lance la nouvelle version mardi.
Élise: Non, plutôt jeudi, la traduction arrive mercredi soir.
Camille: Très bien, on lance donc la nouvelle version jeudi.
Noé: Parfait.
---
Élise: Pour le salon de Lyon, il faut réserver le stand.
Noé: Je m'occupe du stand, j'envoie la réservation avant vendredi.
Camille: Élise, tu peux préparer les brochures pour le salon ?
Élise: Oui, pas de problème.
Camille: Est-ce que le client belge va renouveler son contrat ?
Noé: Je ne sais pas, il n'a pas encore répondu.`,
    decisions: ["lance version jeudi"],
    tasks: ["réservation", "brochures"],
  },
  {
    name: "reunión de proyecto",
    language: "es",
    minutes: 30,
    talk: `Lucía: Buenos días. Hoy hablamos de la aplicación de reservas.
Íñigo: Tenemos dos proveedores para los pagos.
Marta: El primero es más barato, pero el segundo responde mejor.
Lucía: Entonces elegimos el segundo proveedor para los pagos.
Íñigo: De acuerdo.
---
Marta: El cliente pide un descuento del veinte por ciento.
Lucía: Hemos decidido que el descuento queda en diez por ciento.
Íñigo: Yo preparo la oferta y la mando antes del jueves.
Lucía: Marta, ¿puedes llamar al cliente para explicarlo?
Marta: Claro, lo llamo mañana.
Íñigo: ¿Quién va a mantener la aplicación en agosto?
Lucía: No lo sé todavía, tenemos que hablarlo.`,
    decisions: ["segundo proveedor pagos", "descuento diez"],
    tasks: ["oferta jueves", "marta llamar cliente"],
  },
  {
    name: "reunião semanal",
    language: "pt",
    minutes: 15,
    talk: `Inês: Bom dia a todos. Vamos começar pela loja nova.
João: As obras da loja estão atrasadas duas semanas.
Inês: Então adiamos a abertura da loja para março.
Marta: Não, para abril, em março não temos pessoal.
Inês: Certo, adiamos a abertura da loja para abril.
---
João: Eu falo com o construtor até quarta sobre o atraso.
Inês: Marta, você pode rever o contrato de arrendamento?
Marta: Sim, claro.
João: Quanto custa o seguro da loja?
Marta: Não sei, tenho que perguntar à seguradora.`,
    decisions: ["abertura loja abril"],
    tasks: ["construtor", "rever contrato"],
  },
];
