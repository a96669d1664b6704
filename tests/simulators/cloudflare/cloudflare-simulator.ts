import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the account of a site holds, as far as a look at it from outside may ask. Tests change it. */
export type CloudflareAccount = {
  /** Names of the Worker's secrets; null: there is no Worker yet. */
  secrets: readonly string[] | null;
  zones: readonly {
    readonly name: string;
    readonly routing: boolean;
    readonly rules: readonly {
      readonly to: string;
      readonly worker: string;
      readonly enabled?: boolean;
    }[];
    /** What becomes of mail to other addresses: goes to this Worker; null drops it. */
    readonly catchAll?: string | null;
    readonly senders: readonly { readonly name: string; readonly enabled: boolean }[];
  }[];
};

export type CloudflareSimulator = {
  readonly account: CloudflareAccount;
  /** Method and path of the calls that would have changed something. */
  readonly refused: readonly string[];
  /** What wrangler is to be started with so that it asks here. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

const accountId = "0123456789abcdef0123456789abcdef";
const token = "a-token-for-tests-0123456789-0123456789";

/**
 * Cloudflare's API on 127.0.0.1, for the calls that wrangler makes to list secrets and to look at mail.
 * https://developers.cloudflare.com/api/
 */
export async function startCloudflareSimulator(
  account: CloudflareAccount,
): Promise<CloudflareSimulator> {
  const refused: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://cloudflare");
    if (request.headers.authorization !== `Bearer ${token}`) {
      return refuse(response, 403, 10000, "Authentication error");
    }
    if (request.method !== "GET") refused.push(`${request.method} ${url.pathname}`);
    if (request.method !== "GET") return refuse(response, 405, 10405, "Method not allowed");
    return answer(account, url, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    account,
    refused,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: accountId,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(account: CloudflareAccount, url: URL, response: ServerResponse): void {
  if (/^\/accounts\/\w+\/workers\/scripts\/[\w-]+\/secrets$/.test(url.pathname)) {
    if (account.secrets === null) {
      return refuse(response, 404, 10007, "This Worker does not exist on your account.");
    }
    return send(
      response,
      account.secrets.map((name) => ({ name, type: "secret_text" })),
    );
  }
  if (url.pathname === "/zones") {
    const name = url.searchParams.get("name");
    const found = account.zones.flatMap((zone, nth) =>
      zone.name === name ? [{ id: `zone${nth}`, name, status: "active" }] : [],
    );
    return send(response, found);
  }
  const [, nth = "", what = ""] = /^\/zones\/zone(\d+)\/email\/(.+)$/.exec(url.pathname) ?? [];
  const zone = account.zones[Number(nth)];
  if (!zone || nth === "") return refuse(response, 404, 7003, "Could not route to the resource.");
  switch (what) {
    case "routing":
      return send(response, {
        tag: "settings",
        name: zone.name,
        enabled: zone.routing,
        status: zone.routing ? "ready" : "unconfigured",
        created: "2026-11-20T00:00:00Z",
        modified: "2026-11-20T00:00:00Z",
      });
    case "routing/rules":
      return send(response, [...rulesOf(zone), catchAllOf(zone)]);
    case "sending/subdomains":
      return send(
        response,
        zone.senders.map((sender) => ({ ...sender, tag: sender.name })),
      );
    default:
      return refuse(response, 404, 7003, "Could not route to the resource.");
  }
}

type Zone = CloudflareAccount["zones"][number];

function rulesOf({ rules }: Zone) {
  return rules.map(({ to, worker, enabled = true }, nth) => ({
    id: `rule${nth}`,
    name: "",
    enabled,
    priority: nth,
    matchers: [{ type: "literal", field: "to", value: to }],
    actions: [{ type: "worker", value: [worker] }],
  }));
}

function catchAllOf({ catchAll = null }: Zone) {
  return {
    id: "catch-all",
    name: "",
    enabled: catchAll !== null,
    priority: 2147483647,
    matchers: [{ type: "all" }],
    actions: [catchAll === null ? { type: "drop" } : { type: "worker", value: [catchAll] }],
  };
}

function send(response: ServerResponse, result: unknown): void {
  const count = Array.isArray(result) ? result.length : 1;
  const info = { page: 1, per_page: 50, count, total_count: count, total_pages: 1 };
  end(response, 200, { success: true, errors: [], messages: [], result, result_info: info });
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  end(response, status, {
    success: false,
    errors: [{ code, message }],
    messages: [],
    result: null,
  });
}

function end(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
}
