/**
 * The API's calls that the simulator knows, with their rate limits a minute, as the pages of
 * https://docs.recall.ai/reference have them.
 */
const operations = [
  { name: "create_bot", method: "POST", path: /^\/api\/v1\/bot\/?$/, perMinute: 120 },
  { name: "list_bots", method: "GET", path: /^\/api\/v1\/bot\/?$/, perMinute: 60 },
  { name: "get_bot", method: "GET", path: /^\/api\/v1\/bot\/([^/]+)\/?$/, perMinute: 300 },
  { name: "update_bot", method: "PATCH", path: /^\/api\/v1\/bot\/([^/]+)\/?$/, perMinute: 300 },
  { name: "delete_bot", method: "DELETE", path: /^\/api\/v1\/bot\/([^/]+)\/?$/, perMinute: 300 },
  {
    name: "leave_call",
    method: "POST",
    path: /^\/api\/v1\/bot\/([^/]+)\/leave_call\/?$/,
    perMinute: 300,
  },
  {
    name: "delete_media",
    method: "POST",
    path: /^\/api\/v1\/bot\/([^/]+)\/delete_media\/?$/,
    perMinute: 300,
  },
  {
    name: "create_transcript",
    method: "POST",
    path: /^\/api\/v1\/recording\/([^/]+)\/create_transcript\/?$/,
    perMinute: 5,
  },
  {
    name: "get_recording",
    method: "GET",
    path: /^\/api\/v1\/recording\/([^/]+)\/?$/,
    perMinute: 300,
  },
  {
    name: "get_transcript",
    method: "GET",
    path: /^\/api\/v1\/transcript\/([^/]+)\/?$/,
    perMinute: 300,
  },
  /** Presigned addresses: no key, no limit. */
  { name: "download", method: "GET", path: /^\/media\/([^/]+)\/[a-z0-9_.]+$/, perMinute: Infinity },
] as const;

export type Operation = (typeof operations)[number];
export type OperationName = Operation["name"];

export const operationNames = operations.map((operation) => operation.name) as [
  OperationName,
  ...OperationName[],
];

/** `known`: the path exists, but not with this method. */
export function matchOperation(method: string, path: string) {
  const matches = operations.filter((operation) => operation.path.test(path));
  const operation = matches.find((match) => match.method === method);
  const id = operation?.path.exec(path)?.[1];
  return {
    operation: operation ?? null,
    known: matches.length > 0,
    id: id === undefined ? "" : decodeURIComponent(id),
  };
}
