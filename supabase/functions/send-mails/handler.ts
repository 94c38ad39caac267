import { sendDueMails, type SendDeps } from '../_shared/outgoing-mails.ts';
import { describeError } from '../send-contact-email/log.ts';
import { retryUnsent, type DeliveryDeps } from '../send-contact-email/retry.ts';

export interface SendMailsDeps {
  /** The mails to the owner. */
  delivery: DeliveryDeps;
  /** The mails to others. */
  sending: SendDeps;
  /** Queues the mails to those who have waited for the file of a guide. */
  queueGuides(): Promise<void>;
  /** Tells the owner how many messages wait. */
  tellOwner(): Promise<void>;
  /** Whether a token is the project's own secret key, with which its cron job calls. */
  isSecretKey(token: string): boolean;
}

// MAIL-5
/**
 * The timer of a hosted project, which a cron job calls: sends the mails that are due. Answers 200
 * `{ "success": true, "sent": n, "failed": n }`, otherwise 4xx or 5xx `{ "success": false, "error": "…" }`.
 */
export function createSendMailsHandler({
  delivery,
  sending,
  queueGuides,
  tellOwner,
  isSecretKey,
}: SendMailsDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return answer(405, { success: false, error: 'Use POST.' }, { Allow: 'POST' });
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!token || !isSecretKey(token))
      return answer(401, { success: false, error: 'Only the cron job of the project sends mails.' });
    try {
      const messages = await retryUnsent(delivery);
      await tellOwner();
      await queueGuides();
      const mails = await sendDueMails(sending);
      return answer(200, {
        success: true,
        sent: messages.sent + mails.sent,
        failed: messages.failed + mails.failed,
      });
    } catch (error) {
      delivery.log(`Waiting mails were not sent: ${describeError(error)}`);
      return answer(503, { success: false, error: 'The database did not answer. Mails wait for the next call.' });
    }
  };
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
