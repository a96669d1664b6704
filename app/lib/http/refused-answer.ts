/** An unsuccessful answer. The specification's message: "<status>: <body>". */
export class RefusedAnswer extends Error {
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.body = body;
  }

  /** The `message` of a JSON body; null if it has none. */
  get bodyMessage(): string | null {
    const { message } = this.json;
    return typeof message === "string" && message !== "" ? message : null;
  }

  /** The first message in the `errors` of a JSON body; null if it has none. */
  get fieldMessage(): string | null {
    const { errors } = this.json;
    const [first] = Object.values(typeof errors === "object" && errors ? errors : {}) as unknown[];
    return typeof first === "string" && first !== "" ? first : null;
  }

  private get json(): { readonly message?: unknown; readonly errors?: unknown } {
    try {
      return (JSON.parse(this.body) ?? {}) as { message?: unknown; errors?: unknown };
    } catch {
      return {};
    }
  }
}

/** Reads the body, else the status text. */
export async function refusedAnswer(response: Response): Promise<RefusedAnswer> {
  return new RefusedAnswer(response.status, (await response.text()) || response.statusText);
}
