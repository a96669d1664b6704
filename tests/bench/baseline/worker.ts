type Bindings = { readonly DB: D1Database };

/** The least a Worker can do with a submission: one insert into D1. */
export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const body = JSON.stringify(await request.json());
    const insert = env.DB.prepare("INSERT INTO rows (id, body) VALUES (?, ?)");
    await insert.bind(crypto.randomUUID(), body).run();
    return Response.json({ ok: true });
  },
};
