import { createBookingsHandler } from '../_shared/booking/handler.ts';
import { hostedCalendar } from '../_shared/booking/hosted-calendar.ts';
import { refreshCalendar } from '../_shared/booking/read-calendar.ts';
import { hostedMailer, hostedSending } from '../_shared/hosted.ts';
import { sendDueMails } from '../_shared/outgoing-mails.ts';
import { hostedProject, lookUpCaller } from '../_shared/project.ts';
import { visitorAddress } from '../_shared/visitor-address.ts';
import { createLog, describeError } from '../send-contact-email/log.ts';

/** The parts used of Supabase's edge runtime. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request, info: { remoteAddr: { hostname?: string } }) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Mails to send with each change: a hosted function has no timer. */
const MAILS_PER_CHANGE = 5;

const env = Deno.env.toObject();
const project = hostedProject();
const { client, secretKey } = project;
const log = createLog((line) => console.error(line));
const clock = () => new Date();
const sending = hostedSending(project, { mailer: hostedMailer(env), log }, env);
const handle = createBookingsHandler({
  client,
  secret: secretKey,
  siteUrl: env.SITE_URL,
  clock,
  log,
  ownerAddress: env.MAIL_TO || null,
  sendMails() {
    const work = sendDueMails(sending, MAILS_PER_CHANGE).catch((error: unknown) =>
      log(`Waiting mails were not sent: ${describeError(error)}`),
    );
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  },
  readCalendar: () => refreshCalendar({ client, ask: hostedCalendar, clock, log }, { always: true }),
});

Deno.serve((request, info) =>
  handle(request, {
    address: visitorAddress(request, info.remoteAddr.hostname, env),
    async readRole() {
      const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      return token ? (await lookUpCaller(client, token)).role : 'anonymous';
    },
  }),
);
