import type { Language } from "./vocabulary";

const verbs = `quedamos|quedarnos|nos quedamos|lanzamos|lanzar|mantenemos|mantener|usamos|usar|cancelamos|cancelar|
  aplazamos|aplazar|posponemos|posponer|movemos|mover|elegimos|elegir|cerramos|cerrar|compramos|comprar|contratamos|
  contratar|cambiamos|cambiar|subimos|subir|bajamos|bajar|dejamos|dejar|quitamos|quitar|retrasamos|retrasar|
  seguimos con|seguir con|optamos|optar|apostamos|firmamos|firmar|publicamos|publicar|empezamos con|empezar con|
  reducimos|reducir|renovamos|renovar|no hacemos|no hacer|hacerlo|ponemos|poner|ir con|adelantamos|adelantar|eliminamos`;

export const es: Language = {
  code: "es",
  functionWords: `a ahora al algo algún alguna ante antes aquí así aún aunque bien bueno cada como cómo con cosa cosas
    creo cual cuál cuando cuándo cuánto de del desde después donde dónde dos el él ella ellas ellos en entonces entre era
    eran es esa ese eso esta está están estar estas este esto estos estoy fue gracias ha había hacer hace hacia han has
    hasta hay he hemos hoy la las le les lo los luego más me mi mí mientras mis mismo muy nada ni no nos nosotros nuestra
    nuestro o os otra otro para pero poco por porque puede pueden puedo pues que qué quien quién quiero se sea ser si sí
    sido sin sobre solo sólo somos son su sus también tan tanto te tener tenemos tengo ti tiene tienen toda todas todo
    todos tu tú un una uno unos va vale vamos van vas voy y ya yo okay ok`,
  fillers: `hola buenos buenas días tardes noches gracias bienvenidos adiós chao tiempo finde café almuerzo oís oye
    escucháis oyen micrófono micro cámara pantalla conexión sonido genial perfecto estupendo perdón perdona minuto
    segundo eh pues bueno`,
  weekdays: "lunes martes miércoles jueves viernes sábado domingo",
  months:
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  nearDays: "hoy mañana pasado ayer",
  time: {
    lead: "antes|antes del|antes de|para|hasta|a más tardar|el|este|para el|hasta el|como tarde|antes de la",
    between:
      "el|la|de|del|este|esta|próximo|próxima|fin|final|finales|fin de|final de|a|mediados|pasado|que",
    spans: "semana|mes|trimestre|año|día|quincena",
    after: "próximo|próxima|que|viene|por|la|mañana|tarde|noche|a|las|mediodía|de",
  },
  decided: `(?:hemos|queda|está|estamos|quedamos)(?: ya| todos| pues)? (?:decidido|acordado|de acuerdo|aprobado|cerrado|en)|
    decidimos|acordamos|la decisión (?:es|está)|decisión tomada|trato hecho|está hecho|decidido|aprobado|
    (?:entonces |pues |al final |vale |así que |de acuerdo )(?:no )?(?:lo |la |los |las |nos )?(?:${verbs})|
    (?:vamos a|vamos con|iremos con|vayamos con)(?: no)? ?(?:${verbs})?|(?:lo |la |los |las )?(?:${verbs})`,
  undecided: `si (?:lo|la|nos|usamos|lanzamos|vamos|cambiamos|movemos|cancelamos|mantenemos|subimos|bajamos|queremos)|
    deberíamos|podríamos|quizás?|tal vez|a lo mejor|podemos|propongo|sugiero|todavía no|aún no|no hemos|nada decidido|
    vamos a (?:ver|empezar|hablar|pasar|repasar|hacer una|esperar|comenzar|revisar|tener|necesitar)|
    vamos (?:bien|mal|tarde|por|con retraso)|la última vez|el año pasado|el mes pasado|la semana pasada|antes (?:lo|la)|
    poner en común|pausa|cambiar de tema|dejar claro|dejar que|qué (?:hacemos|usamos)|veremos|hay que|tenemos que|
    quiero|voy a|puedes|podrías|te|me`,
  takenBack: `mejor no|olvidad|olvida|olvídalo|olvidemos|al final no|no al final|lo retiro|retiro lo|cambiado de (?:opinión|
    idea)|en realidad no|no en realidad|no espera|espera no|no esperad|me corrijo|corrijo|corrección|pensándolo|
    descartemos|descartado|descartamos|no vamos a|ya no|damos marcha atrás|marcha atrás`,
  corrects:
    "no(?! (?:hay|pasa|[st]e|problema|sé|lo|creo|tengo|es|está|gracias|importa|tenemos|vamos) )",
  promises: `(?:yo )?(?:me encargo|me ocupo|lo hago|lo haré|lo envío|lo enviaré|os envío|te envío|le envío|les envío|
    os mando|te mando|le mando|les mando|lo mando|preparo|prepararé|envío|enviaré|mando|mandaré|reviso|revisaré|llamo|
    llamaré|escribo|escribiré|hablo|hablaré|reservo|reservaré|organizo|organizaré|actualizo|actualizaré|compruebo|
    comprobaré|pido|pediré|redacto|redactaré|termino|terminaré|contacto|contactaré|creo el|creo la|publico|publicaré|
    busco|buscaré|pregunto|preguntaré|convoco|convocaré|compro|compraré|completo|miro|miraré|confirmo|confirmaré|paso|
    pasaré|arreglo|arreglaré|haré|consulto|consultaré)|voy a|déjamelo|dejádmelo|yo lo`,
  promisesNothing: `voy a (?:ser|decir|empezar|ver|compartir|tener|intentar ser|apagar|salir|estar|coger|cerrar con)|
    si (?:me|lo|yo|no)|me pregunto|paso (?:la palabra|a)|os paso (?:la palabra)|hablo (?:de|por|en nombre)|te pido|
    os pido|pido perdón|pido disculpas|miro (?:el reloj|por)|quizás?`,
  requests: `(?:puedes|podrías|puede|podría|podéis|podríais|pueden|quieres)|por favor|te pido|necesito que|te encargas|
    te ocupas`,
  requestsNothing: `(?:puedes|podrías|puede|podéis|pueden|podría) (?:oír|oírme|ver|repetir|explicar|hablar|decir|
    decirnos|contarnos|silenciar|empezar|ser|esperar|haber|causar)|me (?:oís|oyes|escucháis|escuchas)|
    (?:cómo|qué|cuándo|por qué|quién|dónde) (?:puedes|podrías|puede|podemos|pueden|quieres)|no (?:puedes|puede|pueden)|
    se (?:puede|podría|pueden)|que (?:puede|pueden|puedes)|eso (?:puede|podría)`,
  isToDo: `va a|tiene que|debe|debería|se encarga|se ocupa|prepara|preparará|envía|enviará|llama|llamará|revisa|
    revisará|manda|mandará|hará|hace|habla|hablará|puedes|podrías|por favor|tú te encargas|te encargas|te ocupas|
    organiza|reserva|puede|escribe|contacta`,
  mustBeDone: `hay que|tenemos que|alguien (?:tiene|debe|debería)|debemos|tarea|acción pendiente|queda por`,
  accepts:
    "sí|claro|vale|de acuerdo|por supuesto|ok|okay|sin problema|hecho|perfecto|desde luego|cuenta con ello",
  refuses: "no|no puedo|imposible|lo siento|desgraciadamente|lamentablemente",
  unknown: `no (?:lo )?(?:sé|sabemos)|ni idea|buena pregunta|no estoy (?:segura|seguro)|habrá que (?:ver|preguntar)|
    hay que (?:ver|preguntar|averiguar)|pendiente|por confirmar|por definir|lo vemos|lo hablamos|tengo que (?:preguntar|
    consultar|mirar|comprobar)|nadie (?:lo )?sabe|todavía no`,
  openQuestion: `pregunta abierta|queda (?:abierto|abierta|pendiente|por (?:ver|saber|definir))|la (?:pregunta|duda) es|
    (?:todavía |aún )?no sabemos (?:si|quién|cuándo|cómo|qué|cuánto)|falta (?:saber|por saber)|no está claro`,
  asks: `quién|qué|cuándo|dónde|por|cómo|cuál|cuáles|cuánto|cuántos|cuánta|cuántas|es|hay|tenemos|y|pero|a|se|con|para|
    está|sabemos|ha|han`,
  numbers: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiuno: 21,
    veintidós: 22,
    veintitrés: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiséis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    trescientos: 300,
    quinientos: 500,
    mil: 1_000,
    millón: 1_000_000,
    millones: 1_000_000,
  },
};
