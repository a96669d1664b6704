/** `GET /.well-known/gpc.json`: this site honors Global Privacy Control. */
export function loader(): Response {
  return Response.json(
    { gpc: true, lastUpdate: "2026-11-21" },
    { headers: { "Cache-Control": "public, max-age=86400" } },
  );
}
