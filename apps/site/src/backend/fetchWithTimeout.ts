/** The server did not answer. A retry may help (`retry`), and `reason` is shown to the user. */
export class NoAnswerError extends Error {
  readonly retry = true;
  readonly reason: string;

  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * `fetch` with a timeout in ms for the whole response: browsers wait for minutes. Rejects with a NoAnswerError, also if
 * the connection breaks.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeoutMs = 20_000,
): Promise<Response> {
  const waiting = new AbortController();
  // Not `AbortSignal.timeout`, whose clock tests cannot control.
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    const response = await fetch(input, { ...init, signal: waiting.signal });
    // The body may never arrive after the headers. A null-body status, such as 204, must not get one.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (cause) {
    const reason = waiting.signal.aborted
      ? `The server did not answer within ${timeoutMs / 1000} seconds.`
      : 'The server could not be reached.';
    throw new NoAnswerError(reason, cause);
  } finally {
    clearTimeout(timer);
  }
}
