import { describeError } from '@advisor/contact-function/log.ts';
import { authError } from '../auth/responses.ts';
import { json } from '../http/headers.ts';

/**
 * The answer that replaces a failure (5xx) of the embedded project. Values that the database cannot store are
 * the caller's error, as with a hosted project, and are not logged. Everything else is one line in the log, and
 * the caller gets no internal details.
 */
export async function errorResponse(
  pathname: string,
  response: Response,
  printed: unknown,
  log: (line: string) => void,
): Promise<Response> {
  const text = await response.text();
  const auth = pathname.startsWith('/auth/v1/');
  const violation = /new row for relation \\"\w+\\" violates check constraint \\"\w+\\"/.exec(text);
  if (violation)
    return json(400, { code: '23514', details: null, hint: null, message: violation[0].replaceAll('\\', '') });
  const code = sqlState(printed);
  // Class 22: invalid data, such as a null character.
  if (code?.startsWith('22'))
    return auth
      ? authError(400, 'validation_failed', 'The request holds a value that cannot be stored.')
      : json(400, { code, details: null, hint: null, message: 'The request holds a value that cannot be stored.' });

  log(
    `The embedded project failed (${response.status}) at ${pathname.split('/').slice(1, 3).join('/')}: ${describeError(printed)}`,
  );
  const message = 'The server could not answer this request.';
  return auth
    ? authError(response.status, 'unexpected_failure', message)
    : json(response.status, { code: 'XX000', details: null, hint: null, message });
}

function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
