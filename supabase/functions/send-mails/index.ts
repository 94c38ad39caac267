import { hostedCalendar } from '../_shared/booking/hosted-calendar.ts';
import { createTimes } from '../_shared/booking/picked.ts';
import { refreshCalendar } from '../_shared/booking/read-calendar.ts';
import { queueScheduledEditions } from '../_shared/edition-schedules.ts';
import { queueWaitingGuides } from '../_shared/guides.ts';
import { hostedMailer, hostedSending } from '../_shared/hosted.ts';
import { hostedProject } from '../_shared/project.ts';
import { createContactLimits, readLimitFactor } from '../send-contact-email/limits.ts';
import { createLog } from '../send-contact-email/log.ts';
import { createQueueNotice } from '../send-contact-email/queue-notice.ts';
import type { DeliveryDeps } from '../send-contact-email/retry.ts';
import { createStore } from '../send-contact-email/store.ts';
import { createSendMailsHandler } from './handler.ts';

/** The parts used of Supabase's edge runtime. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Deno.env.toObject();
const project = hostedProject();
const { client, secretKey } = project;
const answers = { client, secret: secretKey, siteUrl: env.SITE_URL, clock: () => new Date() };
const delivery: DeliveryDeps = {
  store: createStore(client),
  mailer: hostedMailer(env),
  budget: createContactLimits(readLimitFactor(env)).mails,
  clock: answers.clock,
  ownerFile: createTimes(answers).ownerFile,
  log: createLog((line) => console.error(line)),
};
const notice = createQueueNotice({ ...delivery, siteUrl: env.SITE_URL });

Deno.serve(
  createSendMailsHandler({
    delivery,
    sending: hostedSending(project, delivery, env),
    queueGuides: () => queueWaitingGuides(answers, delivery.log),
    queueEditions: () => queueScheduledEditions(client),
    async readCalendar() {
      await refreshCalendar({ ...answers, ask: hostedCalendar, log: delivery.log });
    },
    tellOwner: () => notice.tell(),
    isSecretKey: (token) => token === secretKey,
  }),
);
