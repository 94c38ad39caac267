import { readBody } from '@advisor/contact-function/body.ts';
import { describeError } from '@advisor/contact-function/log.ts';
import { BODY_LIMIT, changesOf } from '@advisor/publish-function/changes.ts';
import type { Standing } from '../auth/sessions.ts';
import type { Caller } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { ConflictError } from './content.ts';
import { RenderError, type Publisher } from './publisher.ts';

export interface PublishGateDeps {
  publisher: Publisher;
  standingOf(caller: Caller): Promise<Standing>;
  isDiskFull(): boolean;
  log: (line: string) => void;
}

/** Answers `/functions/v1/publish`, which is for the owner alone. */
export function createPublishGate({ publisher, standingOf, isDiskFull, log }: PublishGateDeps) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    try {
      const refusal = refusalFor(await standingOf(caller));
      if (refusal) return refusal;
      if (request.method === 'GET') return json(200, await publisher.state());
      if (isDiskFull()) return refuse(503, 'The disk of the server is full. Nothing was published.');
      const body = await readBody(request, BODY_LIMIT);
      if (body === null) return refuse(413, `The request is too large: at most ${BODY_LIMIT / 1024} KB are accepted.`);
      const changes = changesOf(body);
      if (typeof changes === 'string') return refuse(400, changes);
      const revision = await publisher.publish(changes, caller.kind === 'user' ? caller.userId : null);
      if (revision === null)
        return refuse(503, 'Too many changes are being published. Please try again in a moment.', {}, '5');
      return json(200, { success: true, revision });
    } catch (error) {
      if (error instanceof ConflictError) return refuse(409, error.message, { conflict: error.conflict });
      if (error instanceof RenderError) return refuse(422, error.message, { problems: error.problems });
      // Class 22: invalid data, such as a date that is none.
      if (String((error as { code?: unknown }).code).startsWith('22'))
        return refuse(400, 'A value of the request cannot be read.');
      log(`Publishing failed: ${describeError(error)}`);
      return refuse(503, 'The server could not publish this now. Please try again later.');
    }
  };
}

export function refuse(status: number, error: string, more: object = {}, retryAfter?: string): Response {
  return json(status, { success: false, error, ...more }, retryAfter ? { 'Retry-After': retryAfter } : {});
}

function refusalFor(standing: Standing): Response | null {
  switch (standing) {
    case 'owner':
      return null;
    case 'user':
      return refuse(403, 'Only the owner publishes.');
    case 'ended':
      return refuse(401, 'Your session has ended. Sign in again.');
    case 'nobody':
      return refuse(401, 'Sign in to publish.');
  }
}
