import type { Language } from "./vocabulary";

const verbs = `ficamos|ficar|lançamos|lançar|mantemos|manter|usamos|usar|cancelamos|cancelar|adiamos|adiar|mudamos|mudar|
  escolhemos|escolher|fechamos|fechar|compramos|comprar|contratamos|contratar|trocamos|trocar|subimos|subir|
  aumentamos|aumentar|baixamos|baixar|reduzimos|reduzir|deixamos|deixar|tiramos|tirar|retiramos|seguimos com|
  seguir com|optamos|assinamos|assinar|publicamos|publicar|começamos com|começar com|renovamos|renovar|não fazemos|
  não fazer|passamos para|passar para|pomos|pôr|colocar|colocamos|antecipamos|antecipar|ir com|cortamos|cortar`;

export const pt: Language = {
  code: "pt",
  functionWords: `a à ao aos agora ainda algo alguma algum antes aqui as assim até bem bom boa cada com como da das de
    dela dele deles depois do dois dos duas e é ela elas ele eles em então entre era eram essa esse esta está estão estar
    estas este estes estou eu fazer foi for foram há isso isto já lá lhe lhes mais mas me mesmo meu meus minha muito na
    nada nas nem no nos nós nossa nosso não num numa o onde os ou outra outro para pela pelo pelos pode podem podemos por
    porque posso pouco pra qual quando quanto que quem quero são se sei seja sem ser será seu sim sobre só sua suas
    também tão tem temos têm tenho ter toda todas todo todos tudo tu um uma vai vamos vão você vocês vou okay ok gente`,
  fillers: `olá oi bom dia tarde noite obrigado obrigada bem-vindos tchau adeus tempo semana café almoço ouvem ouvir
    ouvindo microfone câmera câmara tela ecrã conexão ligação som ótimo perfeito legal fixe desculpa desculpem minuto
    segundo né hum pois`,
  weekdays: "segunda terça quarta quinta sexta sábado domingo",
  months:
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  nearDays: "hoje amanhã ontem",
  time: {
    lead: "até|antes|antes de|antes da|antes do|para|até a|até ao|até à|na|no|no máximo|até o|até no máximo",
    between:
      "a|à|o|ao|da|do|de|na|no|esta|este|próxima|próximo|fim|final|fim da|fim do|final da|final do|meados",
    spans: "semana|mês|trimestre|ano|dia|quinzena",
    after: "feira|próxima|próximo|que|vem|de|manhã|tarde|noite|à|às|ao|meio|dia",
  },
  decided: `(?:ficou|está|fica|estamos|foi)(?: então| todos| já)? (?:decidido|combinado|acordado|aprovado|fechado|acertado|
    de acordo)|decidimos|combinamos|acordamos|a decisão (?:é|está)|decisão tomada|decidido|combinado|negócio fechado|
    (?:então |pronto |no fim |certo |assim )(?:não )?(?:${verbs})|
    (?:vamos|iremos|vamos então|vamos mesmo)(?: com)? ?(?:${verbs})?|(?:${verbs})`,
  undecided: `se (?:a gente|nós|usarmos|lançarmos|mudarmos|mantivermos|usamos|lançamos|vamos|adiamos|mudamos)|devíamos|
    deveríamos|poderíamos|podíamos|podemos|talvez|se calhar|proponho|sugiro|ainda não|não decidimos|nada decidido|
    vamos (?:ver|começar|falar|passar|rever|esperar|conversar|lá|fazer uma|ter|precisar|discutir|em frente|bem|mal)|
    da última vez|no ano passado|no mês passado|semana passada|pausa|mudar de assunto|deixar claro|o que fazemos|
    temos que|temos de|é preciso|quero|vou|pode|podes|me|te`,
  takenBack: `melhor não|esqueçam|esquece|esqueça|afinal não|afinal|não afinal|retiro o|volto atrás|voltamos atrás|mudei de
    (?:ideia|opinião)|mudamos de ideia|na verdade não|não na verdade|não espera|espera não|corrijo|correção|pensando
    melhor|descartamos|descartado|não vamos|já não|melhor deixar`,
  corrects:
    "não(?! (?:há|tem|faz|se|sei|acho|tenho|é|está|obrigado|obrigada|importa|temos|consigo|posso|vamos) )",
  promises: `(?:eu )?(?:trato|cuido|envio|vou|encarrego|me encarrego|encarrego me|fico de|fico com|fico responsável|mando|
    enviarei|preparo|prepararei|reviso|revejo|ligo|ligarei|escrevo|escreverei|falo|falarei|reservo|organizo|atualizo|
    verifico|peço|redijo|termino|contato|contacto|crio|publico|procuro|pergunto|marco (?:a|o|uma|um|com)|marcarei|compro|confirmo|passo|
    corrijo|farei|faço|consulto|assumo|resolvo|levanto|agendo|monto)|deixa comigo|deixem comigo`,
  promisesNothing: `vou (?:ser|dizer|começar|ver|compartilhar|partilhar|ter|tentar ser|desligar|sair|estar|pegar|buscar|
    indo|embora|falar um pouco)|se eu|me pergunto|passo (?:a palavra|para)|falo (?:de|por)|peço desculpas?|faço (?:questão|
    parte|aniversário)|talvez|acho que não|corrijo o que`,
  requests: `você (?:pode|poderia|consegue)|(?:podes|poderias|consegues|pode|poderia|podem|consegue)|por favor|
    preciso que|te peço|peço que`,
  requestsNothing: `(?:podes|poderias|pode|poderia|podem|consegue|consegues|conseguem) (?:ouvir|me ouvir|ver|repetir|
    explicar|falar|dizer|nos dizer|contar|silenciar|começar|ser|esperar|haver|causar)|me ouvem|(?:como|o que|quando|por que|
    quem|onde) (?:você |vocês )?(?:pode|poderia|podemos|podem|podes)|não (?:pode|podes|podem)|se pode|que (?:pode|podem)|
    isso pode`,
  isToDo: `vai|tem que|tem de|deve|deveria|trata|cuida|fica de|fica com|prepara|envia|liga|revisa|manda|fará|faz|fala|
    você (?:pode|poderia|consegue)|podes|poderias|pode|poderia|por favor|organiza|reserva|consegue|consegues|escreve|marca`,
  mustBeDone: `é preciso|temos que|temos de|alguém (?:tem|deve|precisa)|precisamos|tarefa|pendência|falta fazer`,
  accepts:
    "sim|claro|certo|está bem|tá|com certeza|ok|okay|sem problema|pode deixar|combinado|feito|deixa comigo|posso",
  refuses: "não|não posso|não consigo|impossível|infelizmente|lamento",
  unknown: `não (?:sei|sabemos)|ainda não (?:sei|sabemos)|nem ideia|não faço ideia|boa pergunta|não tenho certeza|é preciso
    (?:ver|perguntar)|pendente|por confirmar|por definir|a definir|depois vemos|tenho que (?:perguntar|consultar|ver|
    verificar)|tenho de (?:perguntar|consultar|ver|verificar)|ninguém sabe|fica em aberto|em aberto|ainda não`,
  openQuestion: `pergunta em aberto|questão em aberto|(?:fica|está|continua) em aberto|a (?:pergunta|dúvida|questão) é|
    (?:ainda )?não sabemos (?:se|quem|quando|como|o que|quanto)|falta saber|não está claro`,
  asks: `quem|que|quando|onde|por|como|qual|quais|quanto|quantos|quanta|quantas|o|é|há|temos|e|mas|a|com|para|está|
    sabemos|já|vai`,
  numbers: {
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    catorze: 14,
    quatorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezasseis: 16,
    dezessete: 17,
    dezassete: 17,
    dezoito: 18,
    dezenove: 19,
    dezanove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
    cento: 100,
    duzentos: 200,
    trezentos: 300,
    quinhentos: 500,
    mil: 1_000,
    milhão: 1_000_000,
    milhões: 1_000_000,
  },
};
