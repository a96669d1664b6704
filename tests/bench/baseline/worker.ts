type Bindings = { readonly DB: D1Database; readonly LIMIT: RateLimit };

/** The least a Worker can do with a submission: one insert into D1, with or without an abuse brake. */
export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    if (new URL(request.url).pathname === "/braked") {
      const key = request.headers.get("cf-connecting-ip") ?? "";
      const { success } = await env.LIMIT.limit({ key });
      if (!success) return new Response(null, { status: 429 });
    }
    const body = JSON.stringify(await request.json());
    const insert = env.DB.prepare("INSERT INTO rows (id, body) VALUES (?, ?)");
    await insert.bind(crypto.randomUUID(), body).run();
    return Response.json({ ok: true });
  },
};
