import { createTransport } from 'npm:nodemailer@10.6.0';
import { createLog } from '../send-contact-email/log.ts';
import { smtpTransportOptions } from '../send-contact-email/mailer.ts';
import { hostedProject, lookUpCaller } from '../_shared/project.ts';
import { createMailSettingsHandler } from './handler.ts';
import { readMailQueue } from './queue.ts';
import { tryMailSettings } from './setup.ts';

/** The part of Supabase's edge runtime that is used. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const { client } = hostedProject();
const env = Deno.env.toObject();
const settings = tryMailSettings(env, '');
const smtp = typeof settings === 'string' ? null : settings.smtp;

const handle = createMailSettingsHandler({
  env,
  settings,
  transport: smtp && createTransport(smtpTransportOptions(smtp)),
  withoutServer: 'none',
  place: 'secrets',
  // A function has no timer: unsent mail is tried again with the next message.
  retrySeconds: null,
  siteUrl: env.SITE_URL,
  readQueue: () => readMailQueue(client),
  log: createLog((line) => console.error(line)),
});

Deno.serve((request) =>
  handle(request, async () => {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    return token ? (await lookUpCaller(client, token)).role : 'anonymous';
  }),
);
