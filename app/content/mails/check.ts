/** To the operator, when `npm run check` tries whether mail goes out. */
export const checkMailWords = {
  subject: (host: string) => `Test mail from ${host}`,
  title: "Mail from your site arrives",
  preview: "npm run check sent this. There is nothing to do.",
  text: (host: string) =>
    `npm run check asked ${host} for a mail to you, and the site's cron sent it. Leads, orders and everything else that is meant for you will come from this sender, so if you found it among the spam, mark it as none.`,
  nothing: "There is nothing to do.",
  footer: "You get this mail because OPERATOR_EMAIL of the site is this address.",
} as const;
