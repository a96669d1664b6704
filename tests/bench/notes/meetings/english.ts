import type { Script } from "../script.ts";

export const english: readonly Script[] = [
  {
    name: "stand-up",
    language: "en",
    minutes: 3,
    talk: `Ada: Morning everybody. Tom, do you want to start?
Tom: Sure. Yesterday I finished the login page, today I'm on the password reset.
Ada: Any blockers?
Tom: The mail server is slow. I'll open a ticket with the provider today.
Ben: I'm still fighting with the import. Half of the files have the wrong encoding.
Ada: Ben, could you ask the customer for a clean export?
Ben: Yes, I'll write to them after this call.
Ada: And the demo on Wednesday?
Tom: I'd rather skip the import in the demo.
Ada: Okay, we'll leave the import out, so let's keep the demo to the login page.
Ben: Fine with me.
Ada: Great, thanks everybody, bye.`,
    decisions: ["demo login"],
    tasks: ["ticket provider", "customer export"],
  },
  {
    name: "launch, put right",
    language: "en",
    minutes: 25,
    talk: `Maria: So the main topic is the launch date of the booking app.
Sam: The tests are nearly done, two bugs in the payment form are left.
Maria: Then let's launch the booking app on Tuesday.
Lea: No, Thursday, the payment provider has its maintenance on Tuesday.
Maria: Good point. So we launch the booking app on Thursday.
Sam: Agreed.
---
Maria: The next thing is the price. We had nine euros in the plan.
Lea: Our competitors take twelve. I think we should go higher.
Sam: What if we start at nine and raise it later?
Maria: Let's go with eleven euros a month for the first year.
Lea: Works for me.
---
Sam: There is the thing with the onboarding emails.
Lea: I can write the onboarding emails, I'll have a draft by Monday.
Maria: Thank you. Sam, can you fix the two payment bugs before the launch?
Sam: Yes, they'll be fixed by Wednesday.
Lea: Who is going to answer support on the weekend after the launch?
Maria: I don't know yet. We have to think about that.`,
    decisions: ["launch booking thursday", "eleven euros month"],
    tasks: ["onboarding emails draft", "fix payment bugs"],
  },
  {
    name: "decision taken back",
    language: "en",
    minutes: 45,
    talk: `Olga: We need to talk about the office in Leeds.
Raj: The lease ends in March and half of the desks are empty.
Olga: Then we close the office in Leeds at the end of March.
Kim: Okay.
---
Raj: The sales team is asking for a new phone system.
Kim: The current contract runs out in two months. I'll get quotes from three vendors by next Friday.
Olga: Perfect. Until then we keep the old phone system.
---
Raj: Sorry, one more thing about Leeds. Two of our biggest customers visit that office in Leeds every week.
Olga: Oh. I had forgotten about those. Then scrap that, closing the office in Leeds is off the table.
Kim: Let's extend the lease in Leeds by one year and look again.
Olga: Yes, that's settled.
Raj: I'll call the landlord tomorrow.
Olga: Raj, please send me the visitor numbers as well.
Raj: Sure.`,
    decisions: ["keep phone system", "extend lease leeds"],
    tasks: ["quotes vendors", "call landlord", "visitor numbers"],
  },
  {
    name: "quarter, ninety minutes",
    language: "en",
    minutes: 90,
    talk: `Grace: Welcome to the quarterly review. We have marketing, hiring and the platform on the agenda.
Paul: Marketing first. The trade fair brought forty leads, the webinars two hundred.
Grace: Those are very different numbers for the same money.
Paul: I propose that we skip the trade fair.
Nina: I agree with that.
Grace: Okay, we're going to drop the trade fair and put the money into webinars.
Paul: I'll cancel the booth this week.
---
Nina: Hiring. We have two open positions, a data engineer and a designer.
Grace: How many candidates for the designer?
Nina: Five, two of them are very good.
Grace: Could we hire both?
Paul: There is no budget for two designers.
Nina: We decided last month to wait for the budget.
Grace: Right. Then we hire one designer and postpone the data engineer to next quarter.
Nina: I'll send the offer to the designer by Tuesday.
---
Paul: The platform had three outages in October.
Nina: The database is too small.
Grace: What would a bigger database cost?
Paul: No idea, I have to check with the hosting company.
Grace: Please do. Paul, can you bring the numbers to the next meeting?
Paul: Yes.
Nina: And we need a status page for the customers.
Grace: Nina should write the concept for the status page by the end of the month.
Nina: Fine.
Grace: So to sum up, it's decided that the database move waits until we have the numbers.`,
    decisions: ["drop trade fair", "hire one designer", "database waits"],
    tasks: ["cancel booth", "offer designer", "paul numbers", "concept status page"],
  },
  {
    name: "cross-talk",
    language: "en",
    minutes: 10,
    talk: `Zoe: So the newsletter goes out on
Max: Sorry, can I just
Zoe: on Friday, that was the plan.
Max: That's what I mean, we can't, the pictures
Lin: The pictures aren't there yet.
Zoe: Okay okay. Then let's move the newsletter to Monday.
Max: Mhm.
Lin: Monday is fine.
Zoe: And the pictures, Lin, could you
Lin: Yes yes, I'll get the pictures from the photographer by Friday.
Max: I can also
Lin: No need.
Zoe: Max, can you proofread the newsletter on Sunday?
Max: On Sunday? No, sorry, I can't on Sunday.
Zoe: Okay, I'll proofread the newsletter myself.
Max: Who do we send it to, all customers or
Zoe: Good question. I don't know.`,
    decisions: ["newsletter monday"],
    tasks: ["pictures photographer", "proofread myself"],
  },
];
