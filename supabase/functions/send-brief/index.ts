import { createEditionHandler } from '../_shared/edition-handler.ts';
import { hostedMailer, hostedSending } from '../_shared/hosted.ts';
import { sendDueMails } from '../_shared/outgoing-mails.ts';
import { hostedProject, lookUpCaller } from '../_shared/project.ts';
import { ownerWords } from '../send-contact-email/forms.generated.ts';
import { createLog, describeError } from '../send-contact-email/log.ts';

/** The parts used of Supabase's edge runtime. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const env = Deno.env.toObject();
const project = hostedProject();
const { client } = project;
const log = createLog((line) => console.error(line));
const sending = hostedSending(project, { mailer: hostedMailer(env), log }, env);

const handle = createEditionHandler({
  client,
  siteUrl: env.SITE_URL ?? ownerWords.siteUrl,
  ownerEmail: env.MAIL_TO ?? ownerWords.email,
  // The first of them; the cron job that calls `send-mails` sends the rest.
  send() {
    const work = sendDueMails(sending).catch((error: unknown) => log(`Mails wait: ${describeError(error)}`));
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  },
  log,
});

Deno.serve((request) =>
  handle(request, async () => {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    return token ? (await lookUpCaller(client, token)).role : 'anonymous';
  }),
);
