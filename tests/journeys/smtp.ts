import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it receives. */
export interface MailReceiver {
  port: number;
  /** Every mail accepted so far, oldest first. */
  mails: Email[];
  /** Makes the server answer every mail with 451 until it is set back. */
  refusing: boolean;
  /** The first mail that fits, waited for. Rejects after half a minute. */
  waitFor(fits: (mail: Email) => boolean): Promise<Email>;
  close(): Promise<void>;
}

export async function startMailReceiver(port = 0): Promise<MailReceiver> {
  const received = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (receiver.refusing) {
          done(Object.assign(new Error('Mailbox busy, try later'), { responseCode: 451 }));
          return;
        }
        PostalMime.parse(Buffer.concat(parts)).then(
          (mail) => {
            receiver.mails.push(mail);
            received.emit('mail');
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const receiver: MailReceiver = {
    port: (server.server.address() as AddressInfo).port,
    mails: [],
    refusing: false,
    async waitFor(fits) {
      const late = AbortSignal.timeout(30_000);
      for (;;) {
        const mail = receiver.mails.find(fits);
        if (mail) return mail;
        await once(received, 'mail', { signal: late }).catch(() => {
          const subjects = receiver.mails.map(({ subject }) => subject).join(', ') || 'none';
          throw new Error(`No such mail; received: ${subjects}`);
        });
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return receiver;
}
