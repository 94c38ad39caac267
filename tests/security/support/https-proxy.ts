import { createServer as createHttp, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** The site behind a proxy that terminates TLS and redirects plain requests to https. */
export interface HttpsProxy {
  /** One port for both, because the scanner uses one port per host. */
  port: number;
  /** The certificate to trust. */
  certificate: string;
  close(): Promise<void>;
}

export async function startHttpsProxy(site: string): Promise<HttpsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const secure = createHttps({ key, cert }, (incoming, outgoing) => passOn(site, incoming, outgoing));
  const plain = createHttp((incoming, outgoing) =>
    outgoing.writeHead(301, { Location: `https://${incoming.headers.host}${incoming.url}` }).end(),
  );
  const front = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('readable', () => {
      const start = socket.read() as Buffer | null;
      if (!start) return void socket.destroy();
      socket.unshift(start);
      // Every TLS connection begins with a record of type 22.
      (start[0] === 22 ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    port: (front.address() as AddressInfo).port,
    certificate: cert,
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        secure.closeAllConnections();
        plain.closeAllConnections();
      }),
  };
}

function passOn(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const behind = request(
    site + incoming.url,
    {
      method: incoming.method,
      headers: { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  behind.on('error', () => outgoing.destroy());
  incoming.pipe(behind);
}
