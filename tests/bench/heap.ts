import { z } from "zod";

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty();
const answer = z.object({ id: z.number().optional() }).passthrough();
const usage = z.object({ result: z.object({ usedSize: z.number() }) });

/** Megabytes on the Worker's own heap after a garbage collection, as its inspector says. */
export async function heapMegabytes(inspectorPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [target] = targets.parse(await response.json());
  // The inspector answers local tools only, and knows them by this header.
  const headers = { headers: { Origin: "http://localhost" } };
  const socket = new WebSocket(target.webSocketDebuggerUrl, headers as unknown as string[]);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });

  const answers = new Map<number, (message: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, ...message } = answer.parse(JSON.parse(String(data)));
    if (id !== undefined) answers.get(id)?.(message);
  });
  const ask = (id: number, method: string) =>
    new Promise((resolve) => {
      answers.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
  // It collects all there is before it begins; `collectGarbage` is never answered, nor done by then.
  await ask(1, "HeapProfiler.takeHeapSnapshot");
  const { result } = usage.parse(await ask(2, "Runtime.getHeapUsage"));
  socket.close();
  return result.usedSize / 1_000_000;
}
