import { createServer, type AddressInfo, type Socket } from 'node:net';
import { connect } from 'node:net';

/** The ways a mail server fails. With `well` it forwards to a real one. */
export const failures = {
  'refuses connections with 554': (socket: Socket) => void socket.end('554 No service\r\n'),
  'hangs up at once': (socket: Socket) => void socket.destroy(),
  'says nothing': () => undefined,
  'hangs up after the greeting': (socket: Socket) => {
    socket.write('220 mail.example.com ESMTP\r\n');
    socket.once('data', () => socket.destroy());
  },
  'refuses the recipient': (socket: Socket) => talk(socket, /^RCPT/, '550 No such mailbox\r\n'),
  'hangs up in the middle of the mail': (socket: Socket) => talk(socket, /^Subject/m, null),
  'refuses the mail after reading it': (socket: Socket) => talk(socket, /^\.\r\n$/m, '451 Try again later\r\n'),
} satisfies Record<string, (socket: Socket) => void>;

export type Failure = keyof typeof failures;

export interface FailingMailServer {
  port: number;
  /** How the next connections end; `held` ones begin once they are released. @default 'well' */
  behaviour: Failure | 'well' | 'held';
  /** Begins with the connections that were held, and behaves well from now on. */
  release(): void;
  close(): Promise<void>;
}

/** A mail server on loopback that fails on demand, and otherwise forwards to the one on `port`. */
export async function startFailingMailServer(port: number): Promise<FailingMailServer> {
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    if (mail.behaviour !== 'well' && mail.behaviour !== 'held') return failures[mail.behaviour](socket);
    const begin = () => {
      const behind = connect(port, '127.0.0.1').on('error', () => socket.destroy());
      socket.pipe(behind).pipe(socket);
    };
    if (mail.behaviour === 'held') held.push(begin);
    else begin();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mail: FailingMailServer = {
    port: (server.address() as AddressInfo).port,
    behaviour: 'well',
    release() {
      mail.behaviour = 'well';
      held.splice(0).forEach((begin) => begin());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
  return mail;
}

/** Responds like a mail server until a line matches: then with `last`, or by disconnecting. */
function talk(socket: Socket, fits: RegExp, last: string | null): void {
  let mail = false;
  socket.write('220 mail.example.com ESMTP\r\n');
  socket.on('data', (data) => {
    const text = data.toString();
    if (fits.test(text)) return void (last === null ? socket.destroy() : (socket.write(last), (mail = false)));
    if (mail) return;
    mail = text.startsWith('DATA');
    socket.write(mail ? '354 Go on\r\n' : '250 OK\r\n');
  });
}
