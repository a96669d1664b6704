import { checkMail } from "../../../app/jobs/check-mail.server.ts";
import { orderOperatorMail, orderTemplateMail } from "../../../app/payments/mails.ts";
import type { SampleMail } from "./samples.ts";

/** To buyers of a template, and to the operator. */
export function orderMails(): readonly SampleMail[] {
  const order = { id: "pi_3Sample", paid: "$27.00", paidAt: "2026-11-20 15:00 UTC" } as const;
  const both = { versions: ["agency", "creator"], paid: "$97.00" } as const;
  const sold = { ...order, email: "ada@example.com", isGuess: false };
  return [
    { id: "order-template", mail: orderTemplateMail({ versions: ["creator"], paid: "$27.00" }) },
    { id: "order-template-both", mail: orderTemplateMail(both) },
    { id: "order-operator", mail: orderOperatorMail({ ...sold, versions: ["creator"] }) },
    { id: "order-operator-both", mail: orderOperatorMail({ ...sold, ...both, isGuess: true }) },
    { id: "order-operator-nobody", mail: orderOperatorMail({ ...sold, ...both, email: null }) },
    { id: "check", mail: checkMail({ host: "www.example.com" }) },
  ];
}
