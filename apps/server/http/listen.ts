import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  url: string;
  /** Accepts nothing new, lets running requests finish for at most `timeoutMs`, then cuts them off. */
  close(timeoutMs: number): Promise<void>;
}

/** A port is taken by another program. */
export class PortBusyError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}.`);
  }
}

/**
 * Listens on a port: on `host`, or on both loopback addresses, because "localhost" means 127.0.0.1 to some
 * programs and ::1 to others. Port 0 is any that is free. Throws PortBusyError when one of them is taken.
 */
export async function listen({
  port,
  host,
  createServer,
}: {
  port: number;
  host?: string | undefined;
  createServer: () => Server;
}): Promise<Listening> {
  const first = createServer();
  await open(first, port, host ?? '127.0.0.1');
  const actual = (first.address() as AddressInfo).port;
  const servers = [first];
  if (host === undefined) {
    const second = createServer();
    try {
      await open(second, actual, '::1');
      servers.push(second);
    } catch (error) {
      if (error instanceof PortBusyError) {
        await closeAll(servers, 0);
        // Another program may hold this port on the other address: take another one.
        if (port === 0) return listen({ port, host, createServer });
        throw error;
      }
      // A machine without IPv6: 127.0.0.1 alone is enough there.
    }
  }
  const name =
    host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${actual}`, close: (timeoutMs) => closeAll(servers, timeoutMs) };
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusyError(port) : error),
    );
    server.listen({ port, host }, resolve);
  });
}

async function closeAll(servers: Server[], timeoutMs: number): Promise<void> {
  const cutOff = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), timeoutMs);
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((done) => {
          server.close(done);
          server.closeIdleConnections();
        }),
    ),
  );
  clearTimeout(cutOff);
}
