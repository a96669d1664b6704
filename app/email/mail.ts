/** A file that comes with a mail: a name, a MIME type, and its text, which is sent as UTF-8. */
export type Attachment = {
  readonly filename: string;
  readonly type: string;
  readonly content: string;
};

/** One message to one person. `subject` and addresses are checked against header injection on sending. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
};

/** What a template renders: everything but the address. */
export type RenderedMail = Omit<Mail, "to">;
