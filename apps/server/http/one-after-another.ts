import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';

/** How many requests may be open on one connection. No browser sends another before it has its answer. */
const REQUESTS_PER_CONNECTION = 20;

/**
 * Begins a request when the answer to the one before on its connection is sent, and ends a connection with too many. Node
 * begins all that have arrived (HTTP pipelining) before anything of others, and keeps their answers in memory until they
 * are read.
 */
export function oneAfterAnother(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { open: number; last: Promise<void> }>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const connection = connections.get(socket) ?? { open: 0, last: Promise.resolve() };
    connections.set(socket, connection);
    connection.open += 1;
    if (connection.open > REQUESTS_PER_CONNECTION) return void socket.destroy();
    connection.last = connection.last.then(async () => {
      if (socket.destroyed) return;
      listener(incoming, outgoing);
      await finished(outgoing).catch(() => undefined);
      connection.open -= 1;
    });
  };
}
