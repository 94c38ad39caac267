import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

it('a request begins when the one before on its connection is answered', async () => {
  const order: string[] = [];
  const server = createServer(
    oneAfterAnother(({ url }, outgoing) => {
      order.push(`${url} begins`);
      outgoing.on('finish', () => order.push(`${url} is answered`));
      setImmediate(() => outgoing.end('x'.repeat(100_000)));
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  const paths = ['/1', '/2', '/3'];
  const ask = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\n${path === '/3' ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(paths.map(ask).join(''));
  await once(socket, 'close');
  server.close();
  expect(order).toEqual(paths.flatMap((path) => [`${path} begins`, `${path} is answered`]));
});
