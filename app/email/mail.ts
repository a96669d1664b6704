/** One message to one person. `subject` and addresses are checked against header injection on sending. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a template renders: everything but the address. */
export type RenderedMail = Pick<Mail, "subject" | "html" | "text">;
