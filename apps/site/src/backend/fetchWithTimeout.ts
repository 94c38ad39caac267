/** The server was asked and did not answer. Asking again may help (`retry`), and the person is told why (`reason`). */
export class NoAnswerError extends Error {
  readonly retry = true;
  readonly reason: string;

  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * `fetch` that gives up when the whole answer is not there in time, in ms: browsers wait for minutes. Rejects with a
 * NoAnswerError, also where the connection breaks off; or as `fetch` does when it is aborted.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeoutMs = 20_000,
): Promise<Response> {
  const request = new Request(input, init);
  const waiting = new AbortController();
  // Not `AbortSignal.timeout`, whose clock a test cannot turn.
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    const response = await fetch(request, { signal: AbortSignal.any([waiting.signal, request.signal]) });
    // The headers may come and the rest not. An answer without a body, a 204 for example, must not be given one.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    const reason = waiting.signal.aborted
      ? `The server did not answer within ${timeoutMs / 1000} seconds.`
      : 'The server could not be reached.';
    throw new NoAnswerError(reason, cause);
  } finally {
    clearTimeout(timer);
  }
}
