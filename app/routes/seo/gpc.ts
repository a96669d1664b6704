import { publicFile } from "./public-file";

/** `GET /.well-known/gpc.json`: this site honors Global Privacy Control. */
export function loader(): Response {
  const policy = { gpc: true, lastUpdate: "2026-11-21" };
  return publicFile(JSON.stringify(policy), "application/json", 86_400);
}
