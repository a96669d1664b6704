/** `GET /.well-known/gpc.json`: this site honours Global Privacy Control, and since when it says so. */
export function loader(): Response {
  return Response.json(
    { gpc: true, lastUpdate: "2026-11-21" },
    { headers: { "Cache-Control": "public, max-age=86400" } },
  );
}
