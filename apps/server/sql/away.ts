/** Error codes of postgres.js and the system for a failed or lost connection. */
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * PostgreSQL SQLSTATEs: connection exceptions, too many connections, and a server that is shutting down, has crashed or
 * is starting.
 */
const STATES = /^(?:08\w{3}|53300|57P0[123])$/;

/** Whether an error means that the PostgreSQL server is unavailable, so that a retry may succeed. */
export function isAway(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && (LOST.has(code) || STATES.test(code))) return true;
  return cause !== undefined && cause !== error && isAway(cause);
}
