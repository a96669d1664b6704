export function publicFile(body: string, type: string, seconds: number): Response {
  return new Response(body, {
    headers: { "Content-Type": type, "Cache-Control": `public, max-age=${seconds}` },
  });
}
