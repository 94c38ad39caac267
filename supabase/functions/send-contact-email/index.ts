import { createChallenge, verifySolution } from 'npm:altcha-lib@2.8.0';
import { deriveKey } from 'npm:altcha-lib@2.8.0/algorithms/web/pbkdf2';
import { createTimes } from '../_shared/booking/picked.ts';
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

/** The parts used of Supabase's edge runtime. */
declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  serve(handler: (request: Request, info: { remoteAddr: { hostname?: string } }) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Unsent messages, and mails to others, to send with each message received: a hosted function has no timer. */
const RETRIES_PER_MESSAGE = 3;
const MAILS_PER_MESSAGE = 5;

const project = hostedProject();
const { client, secretKey } = project;

const limits = createContactLimits(readLimitFactor(Deno.env.toObject()));
const siteUrl = Deno.env.get('SITE_URL');
const answers: AnswerDeps = { client, siteUrl, secret: secretKey, clock: () => new Date() };
const times = createTimes(answers);
const delivery: DeliveryDeps = {
  store: createStore(client),
  mailer: hostedMailer(Deno.env.toObject()),
  budget: limits.mails,
  clock: () => new Date(),
  ownerFile: times.ownerFile,
  log: createLog((line) => console.error(line)),
};
const sending = hostedSending(project, delivery, Deno.env.toObject());
const notice = createQueueNotice({ ...delivery, siteUrl });
const proofOfWork = await createProofOfWork({ createChallenge, verifySolution, deriveKey }, secretKey);
const handle = createHandler({
  ...delivery,
  limits,
  proofOfWork,
  keepAlive,
  times,
  answerOf: (message, id) => writeAnswer(message, id, answers),
  // Sent below, together with waiting ones.
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

/** Erases deleted and expired messages and old counts. Runs with each message too, for lack of a timer. */
async function purge(): Promise<void> {
  const days = Number(Deno.env.get('MESSAGES_KEPT_DAYS'));
  for (const purge of ['purge_subscribers', 'purge_messages']) {
    const { error } = await client.rpc(purge, days >= 1 ? { keep_days: days } : {});
    if (error) delivery.log(`What is to be removed for good is still there: ${describeError(error)}`);
  }
  const { error } = await client.rpc('purge_counts');
  if (error) delivery.log(`Old counts are still there: ${describeError(error)}`);
}

function keepAlive(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}
