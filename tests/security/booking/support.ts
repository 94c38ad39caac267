import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';

export type Answer = Record<string, unknown> & { status: number };

/** The real server with a real mail server, hours of every day, and what visitors and the owner do with it. */
export async function startBookings(env: Record<string, string> = {}) {
  const dataDir = await newDataDir();
  const receiver: MailReceiver = await startMailReceiver();
  const options = {
    dataDir,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
      MAIL_TO: 'desk@example.com',
      MAIL_RETRY_SECONDS: '1',
      MESSAGE_LIMIT_FACTOR: '100',
      SITE_URL: 'https://site.example',
      TRUST_PROXY: '1',
      ...env,
    },
  };
  let site: Site = await startSite(options);
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { jwtSecret: string };
  let visitors = 0;

  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
    visitors++;
    const response = await fetch(`${site.url}/functions/v1/${path}`, {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${visitors >> 8}.${visitors & 255}.1`,
        ...init.headers,
      },
    });
    return { ...((await response.json()) as Record<string, unknown>), status: response.status };
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers });

  return {
    get site() {
      return site;
    },
    secret: jwtSecret,
    receiver,
    post,
    call,
    /** Sets when there is time: every day, all day, from now on, unless it says otherwise. */
    async setHours(changes: Record<string, unknown> = {}) {
      await site.service.from('booking_settings').delete().neq('time_zone', '');
      const { error } = await site.service.from('booking_settings').insert({
        time_zone: 'Europe/Zurich',
        weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
        lengths: { consultation: 60, 'consultation/partnership': 30 },
        notice_hours: 1,
        horizon_days: 14,
        buffer_minutes: 0,
        ...changes,
      });
      if (error) throw error;
    },
    async offer(kind = ''): Promise<{ timeZone: string; minutes: number; starts: string[] } | null> {
      const { offer } = await call(`bookings?form=consultation&kind=${kind}`);
      return offer as never;
    },
    /** Asks for a consultation, at a time if there is one. */
    book: (email: string, time?: unknown, more: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) =>
      post('send-contact-email', {
        formType: 'request',
        name: 'Björn Norling',
        email,
        ...more,
        requestDetails: {
          form: 'consultation',
          fields: { firstName: 'Björn', lastName: 'Norling', email, company: 'Northwind', ...fields },
          time,
        },
      }),
    async messages(email: string): Promise<Record<string, unknown>[]> {
      const { data } = await site.service.from('contact_messages').select('*').eq('email', email);
      return data as Record<string, unknown>[];
    },
    async bookings(): Promise<Record<string, unknown>[]> {
      const { data } = await site.service.from('bookings').select('*').order('starts_at');
      return data as Record<string, unknown>[];
    },
    /** Kills the server as a power cut does, and starts it again on the same folder. */
    async killAndStart() {
      site.signal('SIGKILL');
      await site.stop();
      site = await startSite(options);
    },
    async stop() {
      await site?.stop();
      await receiver?.close();
      await removeDataDir(dataDir);
    },
  };
}

export type Bookings = Awaited<ReturnType<typeof startBookings>>;

export const isTo =
  (address: string, subject = /./) =>
  (mail: Email): boolean =>
    mail.to?.[0]?.address === address && subject.test(mail.subject ?? '');

/** The text of the calendar file of a mail, with its lines whole. */
export function calendarOf(mail: Email): string {
  const file = mail.attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'));
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll(/\r?\n /g, '');
}

export const tokensOf = (mail: Email): string[] =>
  Array.from((mail.text ?? '').matchAll(/https:\/\/site\.example\/appointment#(\S+)/g), ([, token]) => token!);
