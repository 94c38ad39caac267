import { createChallenge, verifySolution } from 'npm:altcha-lib@2.8.0';
import { deriveKey } from 'npm:altcha-lib@2.8.0/algorithms/web/pbkdf2';
import { sendDueMails } from '../_shared/outgoing-mails.ts';
import { hostedMailer, hostedSending } from '../_shared/hosted.ts';
import { hostedProject } from '../_shared/project.ts';
import { visitorAddress } from '../_shared/visitor-address.ts';
import { writeAnswer, type AnswerDeps } from './answers.ts';
import { createHandler } from './handler.ts';
import { createContactLimits, readLimitFactor } from './limits.ts';
import { createLog, describeError } from './log.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createQueueNotice } from './queue-notice.ts';
import { retryUnsent, type DeliveryDeps } from './retry.ts';
import { createStore } from './store.ts';

/** The part of Supabase's edge runtime that is used. */
declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  serve(handler: (request: Request, info: { remoteAddr: { hostname?: string } }) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Unsent messages to mail with each message received, and mails to others: a hosted function has no timer. */
const RETRIES_PER_MESSAGE = 3;
const MAILS_PER_MESSAGE = 5;

const { client, secretKey } = hostedProject();

const limits = createContactLimits(readLimitFactor(Deno.env.toObject()));
const delivery: DeliveryDeps = {
  store: createStore(client),
  mailer: hostedMailer(Deno.env.toObject()),
  budget: limits.mails,
  clock: () => new Date(),
  log: createLog((line) => console.error(line)),
};
const sending = hostedSending(client, delivery, Deno.env.toObject());
const siteUrl = Deno.env.get('SITE_URL');
const notice = createQueueNotice({ ...delivery, siteUrl });
const proofOfWork = await createProofOfWork({ createChallenge, verifySolution, deriveKey }, secretKey);
const answers: AnswerDeps = { client, siteUrl, secret: secretKey, clock: delivery.clock };
const handle = createHandler({
  ...delivery,
  limits,
  proofOfWork,
  keepAlive,
  answerOf: (message, id) => writeAnswer(message, id, answers),
  // Below, with those that wait.
  sendAnswers: () => undefined,
});

Deno.serve(async (request, info) => {
  const response = await handle(request, {
    address: visitorAddress(request, info.remoteAddr.hostname, Deno.env.toObject()),
  });
  if (request.method === 'POST' && response.status === 200) {
    keepAlive(
      retryUnsent(delivery, RETRIES_PER_MESSAGE)
        .then(() => notice.tell())
        .catch((error: unknown) => delivery.log(`Waiting messages were not mailed: ${describeError(error)}`)),
    );
    keepAlive(
      sendDueMails(sending, MAILS_PER_MESSAGE).catch((error: unknown) =>
        delivery.log(`Waiting mails were not sent: ${describeError(error)}`),
      ),
    );
    keepAlive(purge());
  }
  return response;
});

/** Erases deleted and expired messages. With each message too, for lack of a timer. */
async function purge(): Promise<void> {
  const days = Number(Deno.env.get('MESSAGES_KEPT_DAYS'));
  const { error } = await client.rpc('purge_messages', days >= 1 ? { keep_days: days } : {});
  if (error) delivery.log(`Messages to be removed for good are still there: ${describeError(error)}`);
}

function keepAlive(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}
