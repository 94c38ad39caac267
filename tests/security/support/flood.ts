import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';

/** One request of a flood. */
export interface FloodRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Flood {
  url: string;
  /** The total number of requests; the list is repeated. */
  count: number;
  clients: number;
  requests: FloodRequest[];
}

/** The number of responses by status; 'error' for broken connections. */
export type FloodResult = Record<string, number>;

/** Sends requests from a separate process, so that they do not slow down the measurement. */
export function flood(settings: Flood): Promise<FloodResult> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(settings));
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(text) as FloodResult) : reject(new Error(`The flood ended with ${code}.`)),
    );
  });
}

async function send({ url, count, clients, requests }: Flood): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const { hostname, port } = new URL(url);
  const result: FloodResult = {};
  let sent = 0;
  const ask = ({ path, method = 'GET', headers = {}, body }: FloodRequest) =>
    new Promise<string>((resolve) => {
      const outgoing = request({ hostname, port, agent, path, method, headers, timeout: 20_000 }, (answer) => {
        answer.resume();
        answer.once('close', () => resolve(String(answer.statusCode)));
      });
      outgoing.once('error', () => resolve('error')).once('timeout', () => outgoing.destroy());
      outgoing.end(body);
    });
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (sent < count) {
        const status = await ask(requests[sent++ % requests.length]!);
        result[status] = (result[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return result;
}

if (process.argv[1] === import.meta.filename) {
  let text = '';
  for await (const part of process.stdin) text += String(part);
  process.stdout.write(JSON.stringify(await send(JSON.parse(text) as Flood)));
}
