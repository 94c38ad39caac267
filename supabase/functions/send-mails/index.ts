import { queueWaitingGuides } from '../_shared/guides.ts';
import { hostedMailer, hostedSending } from '../_shared/hosted.ts';
import { hostedProject } from '../_shared/project.ts';
import { createContactLimits, readLimitFactor } from '../send-contact-email/limits.ts';
import { createLog } from '../send-contact-email/log.ts';
import { createQueueNotice } from '../send-contact-email/queue-notice.ts';
import type { DeliveryDeps } from '../send-contact-email/retry.ts';
import { createStore } from '../send-contact-email/store.ts';
import { createSendMailsHandler } from './handler.ts';

/** The part of Supabase's edge runtime that is used. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Deno.env.toObject();
const { client, secretKey } = hostedProject();
const delivery: DeliveryDeps = {
  store: createStore(client),
  mailer: hostedMailer(env),
  budget: createContactLimits(readLimitFactor(env)).mails,
  clock: () => new Date(),
  log: createLog((line) => console.error(line)),
};
const notice = createQueueNotice({ ...delivery, siteUrl: env.SITE_URL });

Deno.serve(
  createSendMailsHandler({
    delivery,
    sending: hostedSending(client, delivery, env),
    queueGuides: () =>
      queueWaitingGuides({ client, secret: secretKey, siteUrl: env.SITE_URL, clock: delivery.clock }, delivery.log),
    tellOwner: () => notice.tell(),
    isSecretKey: (token) => token === secretKey,
  }),
);
