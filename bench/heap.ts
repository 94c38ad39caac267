import { setTimeout as wait } from 'node:timers/promises';

/** Node's default port of the inspector, which SIGUSR1 opens on the loopback address. */
const inspector = 'http://127.0.0.1:9229';

/** A command of the DevTools protocol and what of its result is used here. */
interface Commands {
  'Runtime.evaluate': { result: { value: unknown } };
  'HeapProfiler.collectGarbage': object;
  'Runtime.getHeapUsage': { usedSize: number };
}

/**
 * The heap that a Node process uses after a garbage collection, in MB. Opens the process's inspector.
 *
 * @throws if another process has the inspector's port.
 */
export async function heapAfterCollection(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorAddress());
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  const ask = <Name extends keyof Commands>(method: Name, params = {}) =>
    new Promise<Commands[Name]>((done) => {
      socket.addEventListener(
        'message',
        ({ data }: MessageEvent<string>) => done((JSON.parse(data) as { result: Commands[Name] }).result),
        { once: true },
      );
      socket.send(JSON.stringify({ id: 1, method, params }));
    });
  try {
    const { result } = await ask('Runtime.evaluate', { expression: 'process.pid' });
    if (result.value !== pid) throw new Error(`Process ${String(result.value)} has the inspector's port: end it.`);
    await ask('HeapProfiler.collectGarbage');
    return (await ask('Runtime.getHeapUsage')).usedSize / 1e6;
  } finally {
    socket.close();
  }
}

async function inspectorAddress(): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const response = await fetch(`${inspector}/json/list`).catch(() => null);
    if (response?.ok) {
      const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    }
    await wait(100);
  }
  throw new Error(`No inspector answers at ${inspector}.`);
}
