import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the answer to a message is lost on its way; the first one loses the message too. */
export const losses = {
  'never reaches the server': (outgoing: ServerResponse) => outgoing.destroy(),
  'gets no answer': (outgoing: ServerResponse) => outgoing.destroy(),
  'gets half an answer': (outgoing: ServerResponse) =>
    outgoing.writeHead(200, { 'Content-Length': '999' }).write('{', () => outgoing.destroy()),
  'gets the answer of a gateway': (outgoing: ServerResponse) => outgoing.writeHead(502).end('Bad gateway'),
} satisfies Record<string, (outgoing: ServerResponse) => unknown>;

export type Loss = keyof typeof losses;

/** A line to the server function that loses answers on demand. */
export interface LossyProxy {
  url: string;
  /** What happens to the next message. @default null: it arrives, and so does its answer */
  loss: Loss | null;
  /** The network address that the server is told, as by a proxy. */
  visitor: string;
  close(): Promise<void>;
}

export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const server = createServer(async (incoming, outgoing) => {
    const { loss } = line;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    if (loss === 'never reaches the server') return void losses[loss](outgoing);
    const answer = await fetch(target + incoming.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': line.visitor },
      body: Buffer.concat(chunks),
    });
    const body = await answer.text();
    if (loss) losses[loss](outgoing);
    else outgoing.writeHead(answer.status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: LossyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loss: null,
    visitor: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return line;
}
