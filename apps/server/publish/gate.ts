import { readBody } from '@advisor/contact-function/body.ts';
import { describeError } from '@advisor/contact-function/log.ts';
import { refuseUnlessOwner, type CallerRole } from '@advisor/functions-shared/caller-role.ts';
import { BODY_LIMIT, changesOf } from '@advisor/publish-function/changes.ts';
import type { Caller } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { ConflictError } from './content.ts';
import { RenderError, type Publisher } from './publisher.ts';

export interface PublishGateDeps {
  publisher: Publisher;
  callerRole(caller: Caller): Promise<CallerRole>;
  isDiskFull(): boolean;
  log: (line: string) => void;
}

/** Answers `/functions/v1/publish`, which is for the owner alone. */
export function createPublishGate({ publisher, callerRole, isDiskFull, log }: PublishGateDeps) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    try {
      if (request.method !== 'GET' && request.method !== 'POST')
        return json(405, { success: false, error: 'Use GET or POST.' }, { Allow: 'GET, POST' });
      const refusal = refuseUnlessOwner(await callerRole(caller), {
        user: 'Only the owner publishes.',
        anonymous: 'Sign in to publish.',
      });
      if (refusal) return refuse(refusal.status, refusal.message);
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
