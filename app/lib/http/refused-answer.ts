/** An unsuccessful answer. The specification's message: "<status>: <body>". */
export class RefusedAnswer extends Error {
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.body = body;
  }

  /** The `message` of a JSON body; null if it has none. */
  get bodyMessage(): string | null {
    return textOrNull(this.json.message);
  }

  /** The first message in the `errors` of a JSON body; null if it has none. */
  get fieldMessage(): string | null {
    const { errors } = this.json;
    const messages: unknown[] = typeof errors === "object" ? Object.values(errors ?? {}) : [];
    return textOrNull(messages[0]);
  }

  private get json(): { readonly message?: unknown; readonly errors?: unknown } {
    try {
      return (JSON.parse(this.body) ?? {}) as { message?: unknown; errors?: unknown };
    } catch {
      return {};
    }
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export async function readRefusedAnswer(response: Response): Promise<RefusedAnswer> {
  return new RefusedAnswer(response.status, (await response.text()) || response.statusText);
}
