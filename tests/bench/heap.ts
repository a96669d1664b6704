import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty();
const usage = z.object({ id: z.literal(2), result: z.object({ usedSize: z.number() }) });

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

  const answered = new Promise<number>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      const message = usage.safeParse(JSON.parse(String(data)));
      if (message.success) resolve(message.data.result.usedSize / 1_000_000);
    });
  });
  // The collection is done but never answered.
  socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  await sleep(500);
  socket.send(JSON.stringify({ id: 2, method: "Runtime.getHeapUsage" }));
  const megabytes = await answered;
  socket.close();
  return megabytes;
}
