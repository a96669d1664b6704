import type { Language } from "./vocabulary";

export const en: Language = {
  code: "en",
  functionWords: `a about after again all also am an and any are aren't as at be because been before being but by
    can can't could did didn't do does doesn't doing don't down each even every for from get gets getting give go
    goes going gonna got had has have haven't having he he'd he'll he's her here here's him his how how's i i'd
    i'll i'm i've if in into is isn't it it'll it's its just kind know let let's like lot made make many maybe me
    mean more most much must my need needs no not now of off on once one only or other our out over own put
    really right said same say see she she's should so some something still such sure take than that that'll
    that's the their them then there there's these they they'd they'll they're they've thing things think this
    those through to today too two under until up us very want wants was wasn't way we we'd we'll we're we've
    well were what what's when where which while who who's why will with won't would wouldn't yes yet you you'd
    you'll you're you've your yeah okay ok`,
  fillers: `hi hello hey morning afternoon evening thanks thank welcome bye goodbye weather weekend coffee lunch
    hear mute muted unmute screen camera microphone mic connection audio headset um uh hmm great nice cool
    perfect awesome funny sorry laugh everybody everyone guys folks minute second`,
  weekdays: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  months: "January February March April May June July August September October November December",
  nearDays: "today tomorrow tonight yesterday",
  time: {
    lead: "by|before|until|till|on|due|no later than|not later than|within|at the latest",
    between: `the|this|next|coming|following|end of|close of|beginning of|middle of|early|late|first|second|third|
      last|the end of`,
    spans: "week|month|quarter|year|day|business|sprint|monday|eod|cob",
    after: "morning|afternoon|evening|night|noon|midday|lunch|latest|at|the|of",
  },
  decided: `(?:we|we've|we have|we're|we are)(?: all| now| finally| just)? (?:decided|agreed|settled)|
    (?:it's|that's|it is|that is|this is|is|are|then)(?: all| now| therefore)? (?:decided|agreed|settled|approved)|
    (?:the|our|my|final) decision(?: is| then)|decision made|agreed|approved|it's a deal|that's a deal|
    (?:let's|we'll|we will|we are|we're|so we|then we|and we)(?: just| then| all| rather| instead| definitely| now)*
    (?:go with|going with|go for|going for|going to|ship|launch|release|use|keep|drop|cut|cancel|move|postpone|push|
    delay|stay|stick|start with|begin with|hire|buy|stop|close|switch|choose|pick|raise|lower|approve|skip|remove|
    pay|accept|sign|offer|limit|open|freeze|merge|split|extend|reduce|increase|rename|replace|hold|shipping|
    launching|using|keeping|dropping|moving|taking|sticking|staying|cancelling|canceling|hiring|postponing|closing|
    make it|make the|set the|make that|do it|do that|do the|take the|run|put|renew|migrate|build|outsource|not)|
    (?:we won't|we will not|we're not going to|we are not going to|we're not)|we go with|let's say`,
  undecided: `let's (?:see|talk|look|start with you|begin with you|wait|discuss|move on|move to|go over|go through|
    come back|take a|do a|keep it short|keep going|keep moving|keep this|not forget|not worry|hold on|run through)|
    we're (?:using|running|taking) (?:up|out|a)|if we|should we|shall we|could we|what if|maybe|perhaps|might|
    whether|would we|i wonder|not sure|we could|haven't decided|haven't agreed|not decided|not agreed|not settled|
    nothing is decided|i suggest|i propose|i think we should|we'll see|we're not sure|we're going to (?:talk|see|
    look|need|go over|have to)|move on|agreed to disagree|we're not (?:there|done|far|late|ready|in|at|on|seeing)|
    last (?:year|month|week|quarter|time)|back then|used to|yesterday`,
  takenBack: `scrap that|forget that|forget what|forget it|never mind|let's not|second thoughts?|take that back|
    take it back|changed? (?:our|my) minds?|actually no|no actually|no wait|wait no|hold on|cancel that|undo that|
    off the table|after all|we can't do that|correct myself|correction|i was wrong|overrule|reverse that|
    not going to happen|won't work after`,
  corrects:
    "no(?! (?:problem|worries|doubt|one|idea|questions?|objections?|need|other|news|more) )",
  promises: `i'll|i will|i'm going to|i am going to|i'm gonna|i can (?:do|take|send|write|prepare|handle|check|look|
    talk|call|ask|fix|set|make|get|book|draft|own|organise|organize|share|put|update|pull|try)|let me (?:send|
    check|write|prepare|follow|take|handle|draft|book|ask|call|find|look into|talk to)|
    leave (?:that|it|this) (?:to|with) me|i take care|i'll take|i promise to|i volunteer`,
  promisesNothing: `i'll be|i will be|i'll (?:say|admit|tell you|see|start|begin|go first|just say|never|always|
    try to be|keep it|keep this|keep my|share my screen|stop|mute|pass|wait|have to|miss|let you|assume|
    leave it there|come to|come back|explain|show you|repeat|read|add that|add one|buy you|join|jump|drop|hand over|
    get a coffee|grab|need|take that as|turn|remember|believe)|i can (?:see|hear|tell|do that thing|try to)|
    i will (?:say|admit|never)|if i|i don't know if|i don't think i|maybe i|i would|unless`,
  requests: `(?:can|could|would|will) you|would you mind|i'd like you to|i need you to|i want you to|please`,
  requestsNothing: `you (?:hear|see|repeat|say|explain|tell|remind|walk|show|imagine|believe|mute|unmute|speak|
    share your|go ahead|go first|start|elaborate|like|agree|prefer|be|give us|give me|open the window|move)|
    (?:how|what|why|when|where|who|which) (?:can|could|would|will|do) you|please (?:mute|go|continue|repeat|speak|
    stop|don't)|yes please|oh please|if you could`,
  isToDo: `will|is going to|should|needs to|has to|must|takes|takes over|is taking|owns|handles|to send|to write|
    to prepare|to check|to call|to talk|can you|could you|would you|will you|please|you take|your job|you'll|
    you own|i need you|i'd like you`,
  mustBeDone: `action item|action point|to do for|someone (?:needs|has|should|must)|somebody (?:needs|has|should|must)|
    we (?:need|have) to|we must|needs to be|has to be|must be`,
  accepts:
    "yes|yeah|yep|sure|will do|okay|ok|of course|happy to|no problem|on it|absolutely|done|certainly|got it",
  refuses:
    "no|nope|i can't|i cannot|i'm afraid|not this week|i won't|i don't have time|unfortunately",
  unknown: `(?:i|we) (?:don't|do not)(?: really| actually)? know|no idea|not sure|good question|nobody knows|let's park|
    park (?:that|it|this)|come back to (?:that|this|it)|have to (?:ask|check|find out)|need to (?:ask|find out)|
    unclear|to be (?:determined|decided|confirmed|clarified)|still open|offline|can't say|cannot say|can't answer|
    haven't (?:decided|heard|looked|asked)`,
  openQuestion: `open question|still (?:open|unclear|unresolved)|remains (?:open|unclear)|what we don't know|
    the question is|the question remains|we (?:still )?(?:don't|do not) know (?:who|what|how|when|whether|if|which|
    where|why)|nobody knows|have to (?:find|figure) out|need to (?:find|figure) out`,
  asks: `who|what|when|where|why|how|which|whose|do|does|did|is|are|can|could|should|will|would|have|has|and|but|so`,
  numbers: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1_000,
    million: 1_000_000,
  },
};
