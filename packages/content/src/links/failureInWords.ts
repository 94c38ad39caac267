/** A sentence for a failed request. */
export function failureInWords(failure: unknown): string {
  const { reason } = failure as { reason?: unknown };
  return typeof reason === 'string' ? reason : 'The server did not answer. Check your connection and try again.';
}
